import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** The summary of a part that unfolds, with an angle that shows it. */
export function Summary({ className, children, ...props }: ComponentProps<'summary'>) {
  return (
    <summary className={clsx('flex min-h-11 items-center gap-3', className)} {...props}>
      {children}
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        className="mx-px size-4 shrink-0 fill-none stroke-current stroke-2 in-open:rotate-180 print:hidden"
      >
        <path d="m1 4.5 7 7 7-7" />
      </svg>
    </summary>
  );
}
