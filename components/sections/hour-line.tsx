import { calendarFor } from '@/site/calendar';
import { hoursNames } from '@/site/facts';
import type { Locale } from '@/site/locales';
import { wordsFor } from '@/site/words';
import { HelpLine } from './help-line';
import { OpenStatus } from './open-status';

type HourLineProps = {
  locale: Locale;
  /** Who answers at any hour stands elsewhere. */
  alone?: boolean;
};

/**
 * The hour at the practice, whether it is open, and who answers at any hour. Where the first may take two lines it stands
 * last, so that the room for a second one is no gap between them.
 */
export function HourLine({ locale, alone }: HourLineProps) {
  const { status } = wordsFor(locale).openingHours;
  return (
    <div className="flex flex-col-reverse gap-y-2 roomy:flex-col roomy:gap-y-0">
      <OpenStatus
        data={{ calendar: calendarFor(locale), words: status, names: hoursNames(locale) }}
      />
      {!alone && (
        <p className="roomy:pl-5 noscript:pl-0">
          <HelpLine locale={locale} />
        </p>
      )}
    </div>
  );
}
