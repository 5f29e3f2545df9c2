import { practice as ours } from '../../content/practice';
import { grammarOf } from '../../languages/grammar';
import { type Locale, locales } from '../../languages/locales';
import { type OwnerText, type OwnerWords, ownerWords } from '../owner-text';
import { longDates } from '../values';
import { offsets, today } from './clock';
import type { Closure } from './closures';
import { publicHolidaysIn } from './holidays';
import { dayAndDate } from './long-date';
import { noticeToShow } from './notice';
import { statusAt } from './opening-hours';
import { momentOf, wallClock } from './time';
import type { Calendar } from './week';

/** The public holidays of the practice's state in the year from the day of the build on. */
const publicHolidays = publicHolidaysIn(ours.location.state, today(), 366);

/** Days on which the practice is closed, in words of one language. */
export type ClosedDays = Closure & {
  /** A notice that the practitioner is away has none. */
  name?: OwnerWords;
  /** `24 December 2026`, or from the first day to the last. */
  dates: string;
  /** The first day on which it opens again, where the week has fixed hours: `Tuesday, 5 January`. */
  reopens?: string;
};

/** The days on which the practice is closed, those of a notice that the practitioner is away among them. */
export function closuresOf(practice = ours): (Closure & { name?: OwnerText })[] {
  const notice = noticeToShow(practice);
  return [
    ...practice.closedOn.map(({ to, ...rest }) => ({ ...rest, to: to ?? rest.from })),
    ...(notice?.away ? [{ from: notice.from, to: notice.to }] : []),
  ];
}

/** When the practice is open, with its closures in words of one language: for what runs in the browser. */
export function calendarFor(locale: Locale, practice = ours): Calendar<ClosedDays> {
  const calendar = {
    week: practice.hours,
    closed: closuresOf(practice).map(({ from, to }) => ({ from, to })),
    holidays: publicHolidays,
    offsets,
  };
  const { firstOfMonth } = grammarOf(locale);
  const write = dayAndDate(locales[locale].tag, firstOfMonth);
  const closed = closuresOf(practice).map(({ from, to, name }) => {
    const status = statusAt(calendar, momentOf(Date.parse(to), offsets));
    const opens = status.kind === 'closed' && status.opens;
    return {
      from,
      to,
      name: name ? ownerWords(name, locale) : undefined,
      dates: longDates({ from, to }, locale),
      reopens: opens ? write(Date.parse(wallClock(opens, offsets).day)) : undefined,
    };
  });
  return { ...calendar, closed };
}
