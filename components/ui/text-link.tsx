import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Arrow } from './arrow';

export function TextLink({ className, children, ...props }: ComponentProps<'a'>) {
  return (
    <a
      className={clsx(
        'group inline-block min-h-11 py-2 leading-snug font-semibold text-balance text-clay-strong underline-offset-4 hover:underline',
        className,
      )}
      {...props}
    >
      {children}
      {/* Never alone on a line: it stays with the last word. */}
      {'\u00a0'}
      <Arrow />
    </a>
  );
}
