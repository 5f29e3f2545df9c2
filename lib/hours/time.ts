/**
 * A moment as a calendar and a clock show it.
 * @param aheadOfUtc how far that clock is ahead of UTC, in milliseconds
 * @returns `2024-03-15` and `09:30`
 */
export function wallClock(moment: number, aheadOfUtc: number): { day: string; time: string } {
  const wall = new Date(moment + aheadOfUtc).toISOString();
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) };
}
