import type { Offsets } from './time';
import { hour } from './week';

/** The states and territories of Australia, which set the public holidays, and the time zone of each (IANA). */
export const zoneOf = {
  'Australian Capital Territory': 'Australia/Sydney',
  'New South Wales': 'Australia/Sydney',
  'Northern Territory': 'Australia/Darwin',
  Queensland: 'Australia/Brisbane',
  'South Australia': 'Australia/Adelaide',
  Tasmania: 'Australia/Hobart',
  Victoria: 'Australia/Melbourne',
  'Western Australia': 'Australia/Perth',
};

/**
 * The clocks of a time zone between two moments, as data.
 * @param timeZone IANA name, `Australia/Sydney`
 * @returns one entry where they are never changed, and else two a year; the first holds before `from`, too
 * @throws when there is no such zone
 */
export function offsetsIn(timeZone: string, from: number, to: number): Offsets {
  // Swedes write `2026-11-25 09:30`.
  const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const aheadAfter = (hours: number) => {
    const reading = clock.format(hours * hour).replace(' ', 'T');
    return Date.parse(`${reading}Z`) / hour - hours;
  };
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
