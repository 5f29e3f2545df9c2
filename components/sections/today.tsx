import { practice } from '@/content/practice';
import { offsetsOf, today } from '@/facts/calendar/clock';
import { dateWords, longDate } from '@/facts/calendar/date-formats';
import { longDateIn } from '@/facts/calendar/long-date';
import type { Offsets } from '@/facts/calendar/time';
import type { Locale } from '@/languages/locales';

/** What a script needs to write the day. It stands in the page as JSON. */
export type TodayData = {
  offsets: Offsets;
  /** How a date is written out; without them it is the year alone. */
  words?: ReturnType<typeof dateWords>;
};

/** The day of a post, or today for one that is always of the day on which it is read. */
export function PostDate({ date, locale }: { date: string; locale: Locale }) {
  if (date === 'today') return <Today show="date" locale={locale} />;
  return <time dateTime={date}>{longDate(date, locale)}</time>;
}

/**
 * Today's date or year at the practice (docs/specification.md 7.2). The HTML carries the day of the build, which stands
 * where no script runs. In a browser it is the day on which it is read (browser/behaviours/clock.ts).
 */
export function Today({ show, locale }: { show: 'date' | 'year'; locale: Locale }) {
  const day = today(practice);
  const year = day.slice(0, 4);
  const words = show === 'date' ? dateWords(locale) : undefined;
  const data: TodayData = { offsets: offsetsOf(practice), words };
  return (
    <time dateTime={words ? day : year} data-today={JSON.stringify(data)}>
      {words ? longDateIn(words, day) : year}
    </time>
  );
}
