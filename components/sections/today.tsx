import { inNoosa } from '@/lib/hours/time';
import { longDateIn } from '@/lib/long-date';
import { dateWords } from '@/site/facts';
import type { Locale } from '@/site/locales';

type TodayProps = { show: 'date' | 'year'; locale: Locale };

/**
 * Today's date or year in Noosa (docs/specification.md 7.2). The HTML carries the day of the build, which stands
 * where no script runs. In a browser it is the day on which it is read (browser/behaviours/today.ts).
 */
export function Today({ show, locale }: TodayProps) {
  const { day } = inNoosa(new Date());
  if (show === 'year') {
    const year = day.slice(0, 4);
    return (
      <time dateTime={year} data-today="">
        {year}
      </time>
    );
  }
  const words = dateWords(locale);
  return (
    <time dateTime={day} data-today={JSON.stringify(words)}>
      {longDateIn(words, day)}
    </time>
  );
}
