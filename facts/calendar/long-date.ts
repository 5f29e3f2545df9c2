import { fill } from '../../languages/fill';

/** How a language writes out a calendar day, so that a browser can do it without `Intl`. */
export type DateWords = {
  /** For each month, with `{day}` and `{year}` in place of their figures: `{day} March {year}`. */
  months: string[];
  /** What stands for the day on the first of a month. */
  first: string;
};

/** A calendar day written out: `15 March 2024`.
 * @param isoDate year, month and day, `2024-03-15` */
export function longDateIn({ months, first }: DateWords, isoDate: string): string {
  const date = new Date(`${isoDate}T00:00Z`);
  const day = date.getUTCDate();
  return fill(months[date.getUTCMonth()] ?? '', {
    day: day === 1 ? first : day,
    year: date.getUTCFullYear(),
  });
}

/** Writes calendar days with the day of the week: `Tuesday 5 January`. Not at load, since it asks `Intl`.
 * @param tag the language, BCP 47
 * @param first what stands for the day on the first of a month
 * @returns a function of a day's midnight in UTC */
export function dayAndDate(tag: string, first: string) {
  const format = new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (midnight: number) =>
    format
      .formatToParts(midnight)
      .map(({ type, value }) => (type === 'day' && value === '1' ? first : value))
      .join('');
}
