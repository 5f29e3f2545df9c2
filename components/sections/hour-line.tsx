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

/** Who answers at any hour, the hour at the practice, and whether it is open. */
export function HourLine({ locale, alone }: HourLineProps) {
  const { status } = wordsFor(locale).openingHours;
  return (
    <div className="space-y-4">
      {!alone && (
        <p>
          <HelpLine locale={locale} />
        </p>
      )}
      <OpenStatus
        data={{ calendar: calendarFor(locale), words: status, names: hoursNames(locale) }}
      />
    </div>
  );
}
