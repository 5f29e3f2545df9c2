import type { Practice, Weekday } from '@/content/practice-schema';
import { aheadOfUtc } from './time';

export type Week = Practice['hours'];

/** A stretch of time in which the practice is open, in milliseconds of Unix time; the end is outside. */
export type Opening = { opens: number; closes: number };

export type Status =
  | { kind: 'open'; closes: number }
  /** `opens` is null where no day of the week has fixed hours. */
  | { kind: 'closed'; opens: number | null };

export const minute = 60_000;
export const day = 24 * 60 * minute;

/** In the order of `Date.getUTCDay()`. */
const weekdays: readonly Weekday[] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
];

/** The midnight in Noosa with which the day of a moment began. */
const midnightBefore = (moment: number) =>
  Math.floor((moment + aheadOfUtc) / day) * day - aheadOfUtc;

/** The day of the week in Noosa at a moment, from 0 for Sunday. */
export const weekdayAt = (moment: number) => new Date(moment + aheadOfUtc).getUTCDay();

/** What holds on the day in Noosa that a moment lies in. */
export const hoursOn = (week: Week, moment: number) => week[weekdays[weekdayAt(moment)] as Weekday];

/** Milliseconds from midnight to a clock time, `09:00`. */
function sinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * minute;
}

/**
 * The openings on some days in Noosa, in order.
 * @param from the first day and @param to the last one, counted from the day of `moment`, which is 0
 */
export function openings(week: Week, moment: number, from: number, to: number): Opening[] {
  const today = midnightBefore(moment);
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const midnight = today + (from + index) * day;
    const hours = hoursOn(week, midnight);
    if (typeof hours === 'string') return [];
    return {
      opens: midnight + sinceMidnight(hours.opens),
      closes: midnight + sinceMidnight(hours.closes),
    };
  }).flat();
}

/** Whether the practice is open at a moment, and when that changes. */
export function statusAt(week: Week, moment: number): Status {
  const next = openings(week, moment, 0, 7).find(({ closes }) => closes > moment);
  if (next && next.opens <= moment) return { kind: 'open', closes: next.closes };
  return { kind: 'closed', opens: next?.opens ?? null };
}

/** Milliseconds from a moment until what `statusAt` says may change: an opening, a closing, a midnight. */
export function untilChange(week: Week, moment: number): number {
  const status = statusAt(week, moment);
  const next = status.kind === 'open' ? status.closes : status.opens;
  return Math.min(next ?? Number.POSITIVE_INFINITY, midnightBefore(moment) + day) - moment;
}
