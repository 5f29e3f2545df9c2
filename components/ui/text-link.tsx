import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Arrow } from './arrow';
import { Link } from './link';

/** A link that acts, on a line of its own. */
export function TextLink({ className, children, ...props }: ComponentProps<typeof Link>) {
  return (
    <Link
      className={clsx(
        'group inline-block min-h-11 py-2 font-semibold text-balance text-clay-strong underline-offset-4 hover:underline',
        className,
      )}
      {...props}
    >
      {children}
      {/* Bound to the last word, wherever the lines break. */}
      {'\u00a0'}
      <Arrow />
    </Link>
  );
}
