import { day } from './week';

/** Days on which the practice is closed, `2026-12-24`, from the first to the last. */
export type Closure = { from: string; to: string };

/** Whether a day lies in one of some closures. */
export const isClosedOn = (isoDay: string, closed: readonly Closure[]) =>
  closed.some(({ from, to }) => from <= isoDay && isoDay <= to);

/** The closures that are not over, and begin within eight weeks, in order. */
export function soonClosed<Days extends Closure>(closed: readonly Days[], today: string): Days[] {
  const last = new Date(Date.parse(today) + 8 * 7 * day).toISOString().slice(0, 10);
  return closed
    .filter(({ from, to }) => to >= today && from <= last)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

/**
 * Whether a day is a public holiday in all of Queensland, by the schedule of the Holidays Act 1983 (Qld),
 * legislation.qld.gov.au. The day of a district's show and days that a minister appoints follow no rule, and are
 * not known here.
 */
export function isPublicHoliday(isoDay: string): boolean {
  const moment = Date.parse(isoDay);
  const year = Number(isoDay.slice(0, 4));
  const date = isoDay.slice(5);
  const weekday = new Date(moment).getUTCDay();
  const weekdayOf = (other: string) => new Date(`${year}-${other}`).getUTCDay();
  const atWeekend = (other: string) => weekdayOf(other) % 6 === 0;
  const monday = weekday === 1;
  // From Good Friday, two days before Easter, to Easter Monday.
  const fromEaster = (moment - easter(year)) / day;
  return (
    (fromEaster >= -2 && fromEaster <= 1) ||
    ['01-01', '12-25', '12-26'].includes(date) ||
    (date === '01-02' && weekdayOf('01-01') === 0) ||
    (date === '01-03' && weekdayOf('01-01') === 6) ||
    (atWeekend('01-26') ? monday && within(date, '01-27', '01-28') : date === '01-26') ||
    (weekdayOf('04-25') === 0 ? date === '04-26' : date === '04-25') ||
    (monday && within(date, '05-01', '05-07')) ||
    (monday && within(date, '10-01', '10-07')) ||
    (date === '12-27' && atWeekend('12-25')) ||
    (date === '12-28' && atWeekend('12-26'))
  );
}

const within = (date: string, from: string, to: string) => from <= date && date <= to;

/** Easter Sunday, at midnight UTC, by the Gregorian computation of Meeus, Jones and Butcher. */
function easter(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}
