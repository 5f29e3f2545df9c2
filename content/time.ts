/** The practice's time zone: Queensland keeps the same hour all year. */
export const practiceTimeZone = 'Australia/Brisbane';

/** The calendar day in Noosa at a moment, `2024-03-15`. */
export function dayInNoosa(moment: Date): string {
  // Swedish writes dates the ISO way, and in the Gregorian calendar whatever the reader's is.
  return new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: practiceTimeZone }).format(
    moment,
  );
}

/** Milliseconds from a moment to the next midnight in Noosa. */
export function untilMidnightInNoosa(moment: Date): number {
  const day = 24 * 60 * 60 * 1000;
  // Ten hours ahead of UTC, without daylight saving.
  const sinceMidnight = (moment.getTime() + 10 * 60 * 60 * 1000) % day;
  return day - sinceMidnight;
}
