import { fill } from '../../languages/fill';

/** How a language writes out a calendar day, so that a browser can do it without `Intl`. */
export type DateWords = {
  /** For each month, with `{weekday}`, `{day}` and `{year}` in place of theirs: `{day} March {year}`. */
  months: string[];
  /** What stands for the day on the first of a month. */
  first: string;
};

/**
 * @param days the names of the days from Sunday on, where the words name the day
 * @returns `15 March 2024` for `2024-03-15`
 */
export function longDateIn(
  { months, first }: DateWords,
  isoDate: string,
  days: readonly string[] = [],
): string {
  const date = new Date(`${isoDate}T00:00Z`);
  const day = date.getUTCDate();
  return fill(months[date.getUTCMonth()] ?? '', {
    weekday: days[date.getUTCDay()] ?? '',
    day: day === 1 ? first : day,
    year: date.getUTCFullYear(),
  });
}
