import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Arrow } from './arrow';
import { Link } from './link';

/** A link that acts, on a line of its own. */
export function TextLink({ className, children, ...props }: ComponentProps<typeof Link>) {
  return (
    <Link
      className={clsx(
        'group inline-flex min-h-11 items-center gap-2 font-semibold text-clay-strong underline-offset-4 hover:underline',
        className,
      )}
      {...props}
    >
      {children}
      <Arrow />
    </Link>
  );
}
