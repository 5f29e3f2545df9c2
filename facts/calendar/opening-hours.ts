import { momentOf, readingAt, wallClock } from './time';
import { type Calendar, day, spansOf, type Weekday, weekdays } from './week';

/** A stretch of time in which the practice is open, in milliseconds of Unix time; the end is outside. */
type Opening = { opens: number; closes: number };

export type Status =
  | { kind: 'open'; closes: number }
  /** A public holiday with hours left that `closedOn` does not name. */
  | { kind: 'holiday'; closes: number }
  /** `opens` is null where no day of the week has fixed hours. */
  | { kind: 'closed'; opens: number | null }
  /** The site was built too long ago to know. */
  | { kind: 'unknown' };

/** The practice's day of the week at a moment, from 0 for Sunday. */
export const weekdayAt = (moment: number, { offsets }: Calendar) =>
  new Date(readingAt(moment, offsets)).getUTCDay();

const isHoliday = ({ holidays, offsets }: Calendar, moment: number) =>
  holidays.includes(wallClock(moment, offsets).day);

const isKnown = ({ offsets, until }: Calendar, moment: number) =>
  wallClock(moment, offsets).day < until;

/** The openings that are not over, on so many days from a moment's on. */
function openings({ closed, offsets, week }: Calendar, moment: number, days: number): Opening[] {
  const today = Date.parse(wallClock(moment, offsets).day);
  return Array.from({ length: days }, (_, index) => new Date(today + index * day))
    .flatMap((date) => {
      const isoDay = date.toISOString().slice(0, 10);
      if (closed.some(({ from, to }) => from <= isoDay && isoDay <= to)) return [];
      const at = (time: string) => momentOf(Date.parse(`${isoDay}T${time}Z`), offsets);
      const spans = spansOf(week[weekdays[date.getUTCDay()] as Weekday]);
      return spans.map(({ opens, closes }) => ({ opens: at(opens), closes: at(closes) }));
    })
    .filter(({ closes }) => closes > moment);
}

/** The same without public holidays, on which the practice may be closed, as far as they are known. */
export function openingsAhead(calendar: Calendar, moment: number, days: number): Opening[] {
  return openings(calendar, moment, days).filter(
    ({ opens }) => isKnown(calendar, opens) && !isHoliday(calendar, opens),
  );
}

export function statusAt(calendar: Calendar, moment: number): Status {
  const [current] = openings(calendar, moment, 1);
  if (current && isHoliday(calendar, moment)) return { kind: 'holiday', closes: current.closes };
  const lastClosed = Math.max(...calendar.closed.map(({ to }) => Date.parse(to)), moment);
  // No week has three openings in a row on public holidays, not even one with a single day.
  const days = Math.ceil((lastClosed - moment) / day) + 21;
  const [next] = openingsAhead(calendar, moment, days);
  if (next && next.opens <= moment) return { kind: 'open', closes: next.closes };
  if (!next && !isKnown(calendar, moment + days * day)) return { kind: 'unknown' };
  return { kind: 'closed', opens: next?.opens ?? null };
}
