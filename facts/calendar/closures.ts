import { day } from './week';

/** Days on which the practice is closed, `2026-12-24`, from the first to the last. */
export type Closure = { from: string; to: string };

export const isClosedOn = (isoDay: string, closed: readonly Closure[]) =>
  closed.some(({ from, to }) => from <= isoDay && isoDay <= to);

/** The closures that are not over, and begin within eight weeks, in order. */
export function soonClosed<Days extends Closure>(closed: readonly Days[], today: string): Days[] {
  const last = new Date(Date.parse(today) + 8 * 7 * day).toISOString().slice(0, 10);
  return closed
    .filter(({ from, to }) => to >= today && from <= last)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
}
