import { hour } from './week';

/**
 * A time zone's clocks as data: from which hour of Unix time on they are how many hours ahead of UTC. It begins with hour 0. Browsers reckon
 * with it, since the first question to `Intl` about a time zone keeps a phone busy.
 */
export type Offsets = readonly (readonly [from: number, ahead: number])[];

/** How far clocks are ahead of UTC at a moment, in milliseconds. */
export function aheadAt(moment: number, offsets: Offsets): number {
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

/**
 * A moment as a calendar and a clock show it.
 * @returns `2024-03-15` and `09:30`
 */
export function wallClock(moment: number, offsets: Offsets): { day: string; time: string } {
  const wall = new Date(readingAt(moment, offsets)).toISOString();
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) };
}
