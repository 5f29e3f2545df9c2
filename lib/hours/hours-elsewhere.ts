import { appointments, type Opening, openings } from './opening-hours';
import type { Offsets } from './time';
import { type Calendar, day, hour, minute } from './week';

/** One day of the practice's week as a visitor in another time zone lives it. */
export type LocalDay = {
  /** Noon of that day there, to name it by. */
  noon: number;
  /** The openings that fall on it. One that goes on past that zone's midnight is on both days. */
  openings: Opening[];
  /** Whether a part of a day by appointment falls on it, beside openings or without any. */
  byAppointment: boolean;
};

/** Turns moments into the reading of a clock in one time zone. */
export type Clock = (moment: number) => number;

/**
 * A time zone's clock.
 * @param zone IANA name, `Europe/Paris`; left out, the browser's own
 * @returns a function from a moment to the date and time shown there. The result is in milliseconds, as if that
 * reading were UTC, so days can be counted without asking about the zone again
 */
export function clockIn(zone?: string): Clock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (moment) => {
    const parts = Object.fromEntries(
      format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 1, day: date = 1, hour = 0, minute: minutes = 0 } = parts;
    return Date.UTC(year, month - 1, date, hour, minutes);
  };
}

/**
 * The clocks of a time zone between two moments, as data.
 * @param timeZone IANA name, `Australia/Sydney`
 * @returns one entry where they are never changed, and else two a year; the first holds before `from`, too
 * @throws when there is no such zone
 */
export function offsetsIn(timeZone: string, from: number, to: number): Offsets {
  const clock = clockIn(timeZone);
  const aheadAfter = (hours: number) => (clock(hours * hour) - hours * hour) / hour;
  const [first, last] = [from, to].map((moment) => Math.floor(moment / hour)) as [number, number];
  const offsets: [number, number][] = [[0, aheadAfter(first)]];
  for (let hours = first; hours < last; hours += 24) {
    const before = aheadAfter(hours);
    if (aheadAfter(hours + 24) === before) continue;
    let change = hours;
    // No zone changes its clocks between two half hours of UTC.
    while (aheadAfter(change) === before) change += 0.5;
    offsets.push([change, aheadAfter(change)]);
  }
  return offsets;
}

/**
 * The practice's week in another time zone: the seven days, Monday to Sunday there, around a moment. Each
 * opening is converted at its own date, so that a change of the clocks within the week is right.
 */
export function weekIn(clock: Clock, calendar: Calendar, moment: number): LocalDay[] {
  // The week there may begin a day before or after the practice's and reach as far on.
  const slices = (stretches: Opening[]) =>
    stretches.flatMap((stretch) => cutAtMidnight(stretch, clock));
  const open = slices(openings(calendar, moment, -8, 8));
  const arranged = slices(appointments(calendar, moment, -8, 8));
  const today = dayOf(clock(moment));
  const monday = today - weekdayOf(today);
  return Array.from({ length: 7 }, (_, index) => {
    const date = monday + index;
    const noonAsUtc = date * day + day / 2;
    const noon = noonAsUtc - (clock(noonAsUtc) - noonAsUtc);
    const onThisDay = ({ opens }: Opening) => dayOf(clock(opens)) === date;
    return {
      noon,
      openings: open.filter(onThisDay),
      byAppointment: arranged.some(onThisDay),
    };
  });
}

/** Days since 1 January 1970, of a clock's reading. */
const dayOf = (reading: number) => Math.floor(reading / day);
/** 0 for Monday; 1 January 1970 was a Thursday. */
const weekdayOf = (date: number) => (((date + 3) % 7) + 7) % 7;

/** Cuts an opening, which is shorter than a day, where the date changes on a clock. */
function cutAtMidnight({ opens, closes }: Opening, clock: Clock): Opening[] {
  const first = dayOf(clock(opens));
  if (dayOf(clock(closes - minute)) === first) return [{ opens, closes }];
  // Found by halving: adding up hours fails where a change of the clocks skips or repeats a midnight.
  let before = opens;
  let after = closes - minute;
  while (after - before > minute) {
    const middle = before + Math.floor((after - before) / 2 / minute) * minute;
    if (dayOf(clock(middle)) === first) before = middle;
    else after = middle;
  }
  return [
    { opens, closes: after },
    { opens: after, closes },
  ];
}
