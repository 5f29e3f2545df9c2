import { hour } from './week';

/**
 * Pairs of hours: from that hour since 1970, clocks are so many hours ahead of UTC. The first starts at 0.
 * Browsers reckon with them, since the first question to `Intl` about a time zone keeps a phone busy.
 */
export type Offsets = readonly (readonly [from: number, ahead: number])[];

/** Both in milliseconds. */
function aheadAt(moment: number, offsets: Offsets): number {
  const [, ahead = 0] = offsets.findLast(([from]) => from * hour <= moment) ?? [];
  return ahead * hour;
}

/** What clocks show at a moment: their date and time in milliseconds, as if that were UTC. */
export const readingAt = (moment: number, offsets: Offsets) => moment + aheadAt(moment, offsets);

/** The moment at which clocks show a reading. It has to be none that a change of the clocks skips or repeats. */
export function momentOf(reading: number, offsets: Offsets): number {
  const near = reading - aheadAt(reading, offsets);
  return reading - aheadAt(near, offsets);
}

/** @returns `2024-03-15` and `09:30` */
export function wallClock(moment: number, offsets: Offsets): { day: string; time: string } {
  const wall = new Date(readingAt(moment, offsets)).toISOString();
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) };
}
