import { fill } from '../../languages/fill';
import { grammarOf } from '../../languages/grammar';
import { type Locale, locales } from '../../languages/locales';
import { type DateWords, longDateIn } from './long-date';
import type { Closure } from './week';

/** How a language writes a date: in full, unless a style names its parts. */
export function dateWords(
  locale: Locale,
  style: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): DateWords {
  const format = new Intl.DateTimeFormat(locales[locale].tag, { ...style, timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, month) =>
    format
      .formatToParts(new Date(Date.UTC(2024, month, 15)))
      .map(({ type, value }) => (/^(weekday|day|year)$/.test(type) ? `{${type}}` : value))
      .join(''),
  );
  return { months, first: grammarOf(locale).firstOfMonth };
}

/** @returns `15 March 2024` for `2024-03-15` */
export function longDate(isoDate: string, locale: Locale): string {
  return longDateIn(dateWords(locale), isoDate);
}

/** `24 December 2026`, or a range from the first day to the last. */
export function longDates({ from, to }: Closure, locale: Locale): string {
  const [first, last] = [longDate(from, locale), longDate(to, locale)];
  return from === to ? first : fill(grammarOf(locale).range.dates, { from: first, to: last });
}
