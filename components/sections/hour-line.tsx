import { calendarFor } from '@/site/calendar';
import { hoursNames } from '@/site/facts';
import type { Locale } from '@/site/locales';
import { wordsFor } from '@/site/words';
import { HelpLine } from './help-line';
import { OpenStatus } from './open-status';

/** The hour at the practice, whether it is open, and who answers at any hour. */
export function HourLine({ locale }: { locale: Locale }) {
  const { status } = wordsFor(locale).openingHours;
  return (
    <>
      <OpenStatus
        data={{ calendar: calendarFor(locale), words: status, names: hoursNames(locale) }}
      />
      <p className="pl-5 noscript:pl-0">
        <HelpLine locale={locale} />
      </p>
    </>
  );
}
