import { Summary } from '@/components/ui/summary';
import { calendarOf } from '@/facts/calendar/calendar';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';

/**
 * The next days' hours in a visitor's own time. A script offers and writes them (browser/behaviours/local-hours.ts), and
 * room is kept for the offer, most of it in the gap below.
 */
export function LocalHours({ locale }: { locale: Locale }) {
  return (
    <div className="-mb-7 min-h-14 has-[[open]]:mb-0 sm:min-h-11 print:hidden">
      <details hidden data-local-hours={JSON.stringify(calendarOf())}>
        <Summary className="py-1 text-base font-semibold text-river">
          {wordsFor(locale).openingHours.here}
        </Summary>
        <p className="text-note text-ink-soft" />
        <ul className="mt-2 space-y-1 text-base" />
      </details>
    </div>
  );
}
