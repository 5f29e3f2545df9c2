import { longDate } from '@/content/facts';
import { type Locale, locales } from '@/content/locales';
import { dayInNoosa } from '@/content/time';
import { LiveDay } from './live-day';

type TodayProps = { show: 'date' | 'year'; locale: Locale };

/**
 * Today's date or year in Noosa (ruling 18). The HTML carries the day of the build, which stands
 * where no script runs; in a browser it is the day on which it is read.
 */
export function Today({ show, locale }: TodayProps) {
  const built = dayInNoosa(new Date());
  return (
    <LiveDay
      built={built}
      builtText={show === 'year' ? built.slice(0, 4) : longDate(built, locale)}
      show={show}
      tag={locales[locale].tag}
    />
  );
}
