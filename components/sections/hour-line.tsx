import { calendarFor } from '@/site/calendar';
import { hoursNames } from '@/site/facts';
import type { Locale } from '@/site/locales';
import { wordsFor } from '@/site/words';
import { HelpLine } from './help-line';
import { OpenStatus } from './open-status';

/** The hour at the practice, whether it is open, and who answers at any hour. */
export function HourLine({ locale }: { locale: Locale }) {
  return (
    <OpenStatus
      data={{
        calendar: calendarFor(locale),
        words: wordsFor(locale).openingHours.status,
        names: hoursNames(locale),
      }}
    >
      <HelpLine locale={locale} />
    </OpenStatus>
  );
}
