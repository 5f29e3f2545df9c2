import { practice as ours } from '../../content/practice';
import { fill } from '../../languages/fill';
import { grammarOf } from '../../languages/grammar';
import { type Locale, locales } from '../../languages/locales';
import { longDate, ownText } from '../values';
import { offsets, today } from './clock';
import type { Closure } from './closures';
import { publicHolidaysIn } from './holidays';
import { dayAndDate } from './long-date';
import { statusAt } from './opening-hours';
import { momentOf, wallClock } from './time';
import type { Calendar } from './week';

/** The public holidays of the practice's state in the year from the day of the build on. */
const publicHolidays = publicHolidaysIn(ours.location.state, today(), 366);

/** Days on which the practice is closed, in words of one language. */
export type ClosedDays = Closure & {
  name: string;
  /** `24 December 2026`, or from the first day to the last. */
  dates: string;
  /** The first day on which it opens again, where the week has fixed hours: `Tuesday, 5 January`. */
  reopens?: string;
};

/** When the practice is open, with its closures in words of one language: for what runs in the browser. */
export function calendarFor(locale: Locale, practice = ours): Calendar<ClosedDays> {
  const calendar = {
    week: practice.hours,
    closed: practice.closedOn.map(({ from, to = from }) => ({ from, to })),
    holidays: publicHolidays,
    offsets,
  };
  const { range, firstOfMonth } = grammarOf(locale);
  const write = dayAndDate(locales[locale].tag, firstOfMonth);
  const closed = practice.closedOn.map(({ from, to = from, name }) => {
    const status = statusAt(calendar, momentOf(Date.parse(to), offsets));
    const opens = status.kind === 'closed' && status.opens;
    const [first, last] = [longDate(from, locale), longDate(to, locale)];
    return {
      from,
      to,
      name: ownText(name, locale),
      dates: from === to ? first : fill(range.dates, { from: first, to: last }),
      reopens: opens ? write(Date.parse(wallClock(opens, offsets).day)) : undefined,
    };
  });
  return { ...calendar, closed };
}
