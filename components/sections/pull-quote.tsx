import clsx from 'clsx';
import type { ReactNode } from 'react';

type PullQuoteProps = {
  /** `div` where paragraphs stand in it. */
  as?: 'p' | 'div';
  className?: string;
  children: ReactNode;
};

/** One sentence, set large. */
export function PullQuote({ as: Element = 'p', className, children }: PullQuoteProps) {
  return (
    <Element
      className={clsx(
        'border-l-3 border-sun pl-6 font-display text-section text-balance text-river',
        className,
      )}
    >
      {children}
    </Element>
  );
}
