import type { ReactNode } from 'react';
import { Drawing } from './drawing';
import { type RiverPoint, waterPath } from './river';

/** The banks of the dark band within, above it and below it: the band is the river where it widens. */
export function BandBanks({ children }: { children: ReactNode }) {
  return (
    <div className="relative">
      {children}
      <Bank className="bottom-full" />
      <Bank className="top-full -scale-y-100" />
    </div>
  );
}

function Bank({ className }: { className: string }) {
  return (
    <Drawing
      viewBox="0 0 1440 80"
      preserveAspectRatio="none"
      className={`by-hour pointer-events-none absolute inset-x-0 h-6 w-full md:h-10 lg:h-16 print:hidden ${className}`}
    >
      <path
        className="fill-band stroke-shore"
        strokeWidth="6"
        paintOrder="stroke"
        vectorEffect="non-scaling-stroke"
        d={waterPath(course)}
      />
    </Drawing>
  );
}

/** So wide that only the left bank is within the drawing. */
const course: RiverPoint[] = [
  [-300, 560, 1000],
  [300, 570, 1000],
  [900, 532, 1000],
  [1500, 510, 1000],
];
