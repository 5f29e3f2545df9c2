import { isClosedOn } from './closures';
import { momentOf, readingAt, wallClock } from './time';
import { type Calendar, day, sinceMidnight, spansOf, type Weekday, weekdays } from './week';

/** A stretch of time in which the practice is open, in milliseconds of Unix time; the end is outside. */
export type Opening = { opens: number; closes: number };

export type Status =
  | { kind: 'open'; closes: number }
  /** It would be open, but for a public holiday, of which the practice has not said anything. */
  | { kind: 'holiday'; closes: number }
  /** `opens` is null where no day of the week has fixed hours. */
  | { kind: 'closed'; opens: number | null };

/** The practice's day of the week at a moment, from 0 for Sunday. */
export const weekdayAt = (moment: number, { offsets }: Calendar) =>
  new Date(readingAt(moment, offsets)).getUTCDay();

/** The practice's day that a moment lies in, `2026-12-24`. */
export const dayAt = (moment: number, { offsets }: Calendar) => wallClock(moment, offsets).day;

/** What holds on one of the practice's days, of which `date` is midnight in UTC. */
export function hoursOn({ closed, week }: Calendar, date: Date) {
  if (isClosedOn(date.toISOString().slice(0, 10), closed)) return 'closed';
  return week[weekdays[date.getUTCDay()] as Weekday];
}

/**
 * The openings on some of the practice's days, in order.
 * @param from the first day and @param to the last one, counted from the day of `moment`, which is 0
 */
export function openings(calendar: Calendar, moment: number, from: number, to: number): Opening[] {
  const { offsets } = calendar;
  const today = Math.floor(readingAt(moment, offsets) / day);
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const midnight = (today + from + index) * day;
    return spansOf(hoursOn(calendar, new Date(midnight))).map(({ opens, closes }) => ({
      opens: momentOf(midnight + sinceMidnight(opens), offsets),
      closes: momentOf(midnight + sinceMidnight(closes), offsets),
    }));
  }).flat();
}

/**
 * Whether the practice is open at a moment, and when that changes. On a public holiday it may be, and no opening on
 * one is promised ahead.
 */
export function statusAt(calendar: Calendar, moment: number): Status {
  const { closed, holidays } = calendar;
  const isHoliday = (at: number) => holidays.includes(dayAt(at, calendar));
  const current = openings(calendar, moment, 0, 0).find(({ closes }) => closes > moment);
  if (current && isHoliday(moment)) return { kind: 'holiday', closes: current.closes };
  const lastClosed = Math.max(...closed.map(({ to }) => Date.parse(to)), moment);
  // No week has three openings in a row on public holidays, not even one with a single day.
  const days = Math.ceil((lastClosed - moment) / day) + 21;
  const next = openings(calendar, moment, 0, days).find(
    ({ opens, closes }) => closes > moment && !isHoliday(opens),
  );
  if (next && next.opens <= moment) return { kind: 'open', closes: next.closes };
  return { kind: 'closed', opens: next?.opens ?? null };
}
