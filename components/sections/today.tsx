import { inNoosa } from '@/lib/hours/time';
import { dateWords } from '@/site/facts';
import type { Locale } from '@/site/locales';
import { LiveDay } from './live-day';

type TodayProps = { show: 'date' | 'year'; locale: Locale };

/**
 * Today's date or year in Noosa (docs/specification.md 7.2). The HTML carries the day of the build, which stands
 * where no script runs; in a browser it is the day on which it is read.
 */
export function Today({ show, locale }: TodayProps) {
  return (
    <LiveDay
      built={inNoosa(new Date()).day}
      words={show === 'date' ? dateWords(locale) : undefined}
    />
  );
}
