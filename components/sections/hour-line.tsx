import type { OpeningHoursWords } from '@/content/en/opening-hours';
import { practice } from '@/content/practice';
import { calendarOf } from '@/facts/calendar/calendar';
import type { Calendar } from '@/facts/calendar/week';
import { type HoursNames, hoursNames } from '@/facts/calendar/week-formats';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';

/** What a script needs to say whether the practice is open. It stands in the page as JSON. */
export type OpenStatusData = {
  calendar: Calendar;
  words: OpeningHoursWords['status'];
  names: HoursNames;
};

/**
 * The hour at the practice, and whether the practice is open. It needs the clock, so room is kept for it until a script
 * says it (browser/behaviours/open-status.ts). It is no live region, so it interrupts no screen reader.
 */
export function HourLine({ locale }: { locale: Locale }) {
  const data: OpenStatusData = {
    calendar: calendarOf(practice),
    words: wordsFor(locale).openingHours.status,
    names: hoursNames(locale),
  };
  return (
    // It may take two lines where they are short.
    <p
      data-open-status={JSON.stringify(data)}
      className="group flex min-h-two-lines items-baseline gap-2.5 font-display noscript:hidden"
    >
      <span
        aria-hidden="true"
        className="by-hour size-2.5 shrink-0 rounded-full border border-transparent group-data-status:border-ink-soft group-data-status:bg-disc"
      />
      <span data-status-text="">{'\u00a0'}</span>
    </p>
  );
}
