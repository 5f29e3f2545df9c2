import type { Closure } from './closures';

/** The days of the week, in the order of `Date.getUTCDay()`. */
export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

export type Weekday = (typeof weekdays)[number];

/** What holds on a day: clock times such as `09:00`, or none that are fixed. */
type DayHours = { opens: string; closes: string } | 'by appointment' | 'closed';

export type Week = Record<Weekday, DayHours>;

/** When a practice is open, as the browser needs it: data alone. */
export type Calendar<Days extends Closure = Closure> = {
  week: Week;
  /** Days on which the practice is closed, whatever the week says. */
  closed: readonly Days[];
  /** Public holidays, on which it may be closed: `2026-12-25`. */
  holidays: readonly string[];
  /** How far the practice's clocks are ahead of UTC all year, in milliseconds. */
  aheadOfUtc: number;
};

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Milliseconds from midnight to a clock time, `09:00`. */
export function sinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * hour + minutes * minute;
}
