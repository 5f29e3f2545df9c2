import clsx from 'clsx';
import type { ReactNode } from 'react';

/** From the widest to the moment itself, each in a share of the one around it. Within glass, glass adds up. */
const looks = [
  'mx-auto mt-8 w-full max-w-116 bg-glass/25',
  'mb-6 w-3/4 bg-glass/45',
  'mb-4 w-2/3 bg-glass',
  'mb-3 w-7/10 bg-river text-paper',
];

/** Around a drop on water circles widen: each title is that of a wider look than the one before. */
export function Circles({ titles }: { titles: string[] }) {
  return titles.reduce<ReactNode>(
    (inner, title, index) => (
      <div
        key={title}
        aria-hidden="true"
        className={clsx(
          'flex aspect-square flex-col items-center justify-between rounded-full border-control border-glass text-center text-note leading-tight narrow:hidden print:hidden',
          looks[titles.length - 1 - index],
        )}
      >
        <span
          className={clsx(
            'grid flex-1',
            inner ? 'max-w-7/10 content-end py-2' : 'max-w-9/10 content-center',
          )}
        >
          {title}
        </span>
        {inner}
      </div>
    ),
    null,
  );
}
