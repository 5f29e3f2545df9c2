import type { Offsets } from './time';

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

/** From one clock time to another on the same day, such as `09:00`. */
export type Span = { opens: string; closes: string };

/** A day's hours: one span, several in order, or none that are fixed. */
type DayHours = Span | Span[] | 'by appointment' | 'closed';

export const spansOf = (hours: DayHours): Span[] =>
  typeof hours === 'string' ? [] : [hours].flat();

export type Week = Record<Weekday, DayHours>;

/** Days on which the practice is closed, `2026-12-24`, from the first to the last. */
export type Closure = { from: string; to: string };

/** When a practice is open, as the browser needs it: data alone. */
export type Calendar = {
  week: Week;
  closed: readonly Closure[];
  /** Public holidays, on which it may be closed: `2026-12-25`. */
  holidays: readonly string[];
  /** The first day of which neither holidays nor clocks are known. */
  until: string;
  offsets: Offsets;
};

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Milliseconds from midnight to a clock time, `09:00`. */
export function sinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * hour + minutes * minute;
}
