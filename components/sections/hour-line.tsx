import { calendarFor } from '@/facts/calendar/calendar';
import { hoursNames } from '@/facts/values';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';
import { OpenStatus } from './open-status';

/** The hour at the practice, and whether it is open. */
export function HourLine({ locale }: { locale: Locale }) {
  const { status } = wordsFor(locale).openingHours;
  return (
    <OpenStatus
      data={{ calendar: calendarFor(locale), words: status, names: hoursNames(locale) }}
    />
  );
}
