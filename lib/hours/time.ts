/** The practice's time zone. */
export const practiceTimeZone = 'Australia/Brisbane';

/**
 * How far its clocks are ahead of UTC, in milliseconds. Queensland keeps ten hours all year; it last tried
 * daylight saving in 1992. `Intl` is not asked, because every page needs Noosa's day and hour, and the first
 * question to `Intl` about a date keeps a phone busy for a tenth of a second. Tests compare this with `Intl`.
 */
export const aheadOfUtc = 10 * 60 * 60 * 1000;

/** A moment as a calendar and a clock in Noosa show it: `2024-03-15` and `09:30`. */
export function inNoosa(moment: Date): { day: string; time: string } {
  const wall = new Date(moment.getTime() + aheadOfUtc).toISOString();
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) };
}
