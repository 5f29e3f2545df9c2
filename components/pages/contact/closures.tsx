'use client';

import { useToday } from '@/components/sections/live-day';
import { soonClosed } from '@/lib/hours/holidays';
import type { ClosedDays } from '@/site/facts';

type ClosuresProps = {
  heading: string;
  closed: ClosedDays[];
  /** The day of the build, `2026-11-24`. */
  built: string;
};

/** When the practice is closed in the next weeks; nothing where it is not. */
export function Closures({ heading, closed, built }: ClosuresProps) {
  const soon = soonClosed(closed, useToday(built));
  if (soon.length === 0) return null;
  return (
    <dl className="mt-3 text-base">
      <dt className="font-semibold">{heading}</dt>
      {soon.map(({ from, name, dates }) => (
        <dd key={from}>{`${dates}: ${name}`}</dd>
      ))}
    </dl>
  );
}
