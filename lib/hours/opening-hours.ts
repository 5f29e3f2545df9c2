import { aheadOfUtc } from './time';
import { day, sinceMidnight, type Week, type Weekday, weekdays } from './week';

/** A stretch of time in which the practice is open, in milliseconds of Unix time; the end is outside. */
export type Opening = { opens: number; closes: number };

export type Status =
  | { kind: 'open'; closes: number }
  /** `opens` is null where no day of the week has fixed hours. */
  | { kind: 'closed'; opens: number | null };

/** The midnight in Noosa with which the day of a moment began. */
const midnightBefore = (moment: number) =>
  Math.floor((moment + aheadOfUtc) / day) * day - aheadOfUtc;

/** The day of the week in Noosa at a moment, from 0 for Sunday. */
export const weekdayAt = (moment: number) => new Date(moment + aheadOfUtc).getUTCDay();

/** What holds on the day in Noosa that a moment lies in. */
const hoursOn = (week: Week, moment: number) => week[weekdays[weekdayAt(moment)] as Weekday];

/**
 * The openings on some days in Noosa, in order.
 * @param from the first day and @param to the last one, counted from the day of `moment`, which is 0
 */
export function openings(week: Week, moment: number, from: number, to: number): Opening[] {
  return onDays(moment, from, to, (midnight) => {
    const hours = hoursOn(week, midnight);
    return typeof hours === 'string' ? [] : [hours];
  });
}

/** The hours assumed for a day by appointment where no day has fixed hours. */
const anyDay = { opens: '08:00', closes: '20:00' };

/**
 * The days by appointment, as stretches of time like `openings`: from the hour at which the week's
 * earliest day opens to the one at which its latest closes, since nobody is seen in the small hours.
 */
export function appointments(week: Week, moment: number, from: number, to: number): Opening[] {
  const fixed = Object.values(week).filter((hours) => typeof hours !== 'string');
  const opens = fixed.map((hours) => hours.opens).sort()[0] ?? anyDay.opens;
  const closes =
    fixed
      .map((hours) => hours.closes)
      .sort()
      .at(-1) ?? anyDay.closes;
  return onDays(moment, from, to, (midnight) =>
    hoursOn(week, midnight) === 'by appointment' ? [{ opens, closes }] : [],
  );
}

/** Stretches of some days in Noosa, from clock times to moments. */
function onDays(
  moment: number,
  from: number,
  to: number,
  hoursAfter: (midnight: number) => { opens: string; closes: string }[],
): Opening[] {
  const today = midnightBefore(moment);
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const midnight = today + (from + index) * day;
    return hoursAfter(midnight).map(({ opens, closes }) => ({
      opens: midnight + sinceMidnight(opens),
      closes: midnight + sinceMidnight(closes),
    }));
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
