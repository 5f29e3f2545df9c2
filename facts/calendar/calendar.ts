import { practice as ours } from '../../content/practice';
import type { OwnerText } from '../owner-text';
import { firstUnknownDay, offsets, today } from './clock';
import { publicHolidaysIn } from './holidays';
import { noticeToShow } from './notice';
import type { Calendar, Closure } from './week';

const publicHolidays = publicHolidaysIn(ours.location.state, today(), firstUnknownDay);

/** The days on which the practice is closed. Those of a notice that the practitioner is away have no name. */
export function closuresOf(practice = ours): (Closure & { name?: OwnerText })[] {
  const notice = noticeToShow(practice);
  return [
    ...practice.closedOn.map(({ to, ...rest }) => ({ ...rest, to: to ?? rest.from })),
    ...(notice?.away ? [{ from: notice.from, to: notice.to }] : []),
  ];
}

export function calendarOf(practice = ours): Calendar {
  return {
    week: practice.hours,
    closed: closuresOf(practice).map(({ from, to }) => ({ from, to })),
    holidays: publicHolidays,
    until: firstUnknownDay,
    offsets,
  };
}
