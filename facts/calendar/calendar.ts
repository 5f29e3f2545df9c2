import { memoize } from '../memoize';
import type { OwnerText } from '../owner-text';
import type { Practice } from '../practice-schema';
import { firstUnknownDay, offsetsOf, today } from './clock';
import { publicHolidaysIn } from './holidays';
import { noticeToShow } from './notice';
import type { Calendar, Closure } from './week';

/** Reckoned once, since that takes a tenth of a second. */
const holidaysAt = memoize((location: Practice['location']) =>
  publicHolidaysIn(location.state, today({ location }), firstUnknownDay({ location })),
);

/** The days on which the practice is closed. Those of a notice that the practitioner is away have no name. */
export function closuresOf(practice: Practice): (Closure & { name?: OwnerText })[] {
  const notice = noticeToShow(practice);
  return [
    ...practice.closedOn.map(({ to, ...rest }) => ({ ...rest, to: to ?? rest.from })),
    ...(notice?.away ? [{ from: notice.from, to: notice.to }] : []),
  ];
}

export function calendarOf(practice: Practice): Calendar {
  return {
    week: practice.hours,
    closed: closuresOf(practice).map(({ from, to }) => ({ from, to })),
    holidays: holidaysAt(practice.location),
    until: firstUnknownDay(practice),
    offsets: offsetsOf(practice),
  };
}
