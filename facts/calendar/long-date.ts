import { fill } from '../../languages/fill';

/** How a language writes out a calendar day, so that a browser can do it without `Intl`. */
export type DateWords = {
  /** For each month, with `{day}` and `{year}` in place of their figures: `{day} March {year}`. */
  months: string[];
  /** What stands for the day on the first of a month. */
  first: string;
};

/** @returns `15 March 2024` for `2024-03-15` */
export function longDateIn({ months, first }: DateWords, isoDate: string): string {
  const date = new Date(`${isoDate}T00:00Z`);
  const day = date.getUTCDate();
  return fill(months[date.getUTCMonth()] ?? '', {
    day: day === 1 ? first : day,
    year: date.getUTCFullYear(),
  });
}
