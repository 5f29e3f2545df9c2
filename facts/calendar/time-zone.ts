import type { Offsets } from './time';
import { hour } from './week';

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
