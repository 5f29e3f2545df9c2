import clsx from 'clsx';
import type { ReactNode } from 'react';

type PullQuoteProps = {
  /** `div` where paragraphs stand in it. */
  as?: 'p' | 'div';
  /** Larger in wide windows, where it has the width of the page. */
  large?: boolean;
  className?: string;
  children: ReactNode;
};

/** One sentence, set large. */
export function PullQuote({ as: Element = 'p', large, className, children }: PullQuoteProps) {
  return (
    <Element
      className={clsx(
        'border-l-3 border-sun pl-6 font-display text-section text-balance text-river',
        large && 'lg:max-w-[18em] lg:text-headline',
        className,
      )}
    >
      {children}
    </Element>
  );
}
