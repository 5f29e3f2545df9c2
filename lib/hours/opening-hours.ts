import { type Closure, isClosedOn, isPublicHoliday } from './holidays';
import { aheadOfUtc, inNoosa } from './time';
import { day, sinceMidnight, type Week, type Weekday, weekdays } from './week';

/** A stretch of time in which the practice is open, in milliseconds of Unix time; the end is outside. */
export type Opening = { opens: number; closes: number };

export type Status =
  | { kind: 'open'; closes: number }
  /** It would be open, but for a public holiday, of which the practice has not said anything. */
  | { kind: 'holiday'; closes: number }
  /** `opens` is null where no day of the week has fixed hours. */
  | { kind: 'closed'; opens: number | null };

/** The midnight in Noosa with which the day of a moment began. */
const midnightBefore = (moment: number) =>
  Math.floor((moment + aheadOfUtc) / day) * day - aheadOfUtc;

/** The day of the week in Noosa at a moment, from 0 for Sunday. */
export const weekdayAt = (moment: number) => new Date(moment + aheadOfUtc).getUTCDay();

/** The day in Noosa that a moment lies in, `2026-12-24`. */
const dayAt = (moment: number) => inNoosa(new Date(moment)).day;

/** What holds on the day in Noosa that a moment lies in. */
const hoursOn = (week: Week, moment: number, closed: readonly Closure[]) =>
  closed.length > 0 && isClosedOn(dayAt(moment), closed)
    ? 'closed'
    : week[weekdays[weekdayAt(moment)] as Weekday];

/**
 * The openings on some days in Noosa, in order.
 * @param from the first day and @param to the last one, counted from the day of `moment`, which is 0
 * @param closed days on which the week does not hold
 */
export function openings(
  week: Week,
  moment: number,
  from: number,
  to: number,
  closed: readonly Closure[] = [],
): Opening[] {
  return onDays(moment, from, to, (midnight) => {
    const hours = hoursOn(week, midnight, closed);
    return typeof hours === 'string' ? [] : [hours];
  });
}

/** The hours assumed for a day by appointment where no day has fixed hours. */
const anyDay = { opens: '08:00', closes: '20:00' };

/**
 * The days by appointment, as stretches of time like `openings`: from the hour at which the week's
 * earliest day opens to the one at which its latest closes, since nobody is seen in the small hours.
 */
export function appointments(
  week: Week,
  moment: number,
  from: number,
  to: number,
  closed: readonly Closure[] = [],
): Opening[] {
  const fixed = Object.values(week).filter((hours) => typeof hours !== 'string');
  const opens = fixed.map((hours) => hours.opens).sort()[0] ?? anyDay.opens;
  const closes =
    fixed
      .map((hours) => hours.closes)
      .sort()
      .at(-1) ?? anyDay.closes;
  return onDays(moment, from, to, (midnight) =>
    hoursOn(week, midnight, closed) === 'by appointment' ? [{ opens, closes }] : [],
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

/**
 * Whether the practice is open at a moment, and when that changes. On a public holiday it may be, and no opening on
 * one is promised ahead.
 * @param closed days on which it is closed, whatever the week says
 */
export function statusAt(week: Week, moment: number, closed: readonly Closure[] = []): Status {
  const [current] = openings(week, moment, 0, 0, closed);
  if (current && current.closes > moment && isPublicHoliday(dayAt(moment)))
    return { kind: 'holiday', closes: current.closes };
  const lastClosed = Math.max(...closed.map(({ to }) => Date.parse(to)), moment);
  // No week has three openings in a row on public holidays, not even one with a single day.
  const days = Math.ceil((lastClosed - moment) / day) + 21;
  const next = openings(week, moment, 0, days, closed).find(
    ({ opens, closes }) => closes > moment && !isPublicHoliday(dayAt(opens)),
  );
  if (next && next.opens <= moment) return { kind: 'open', closes: next.closes };
  return { kind: 'closed', opens: next?.opens ?? null };
}
