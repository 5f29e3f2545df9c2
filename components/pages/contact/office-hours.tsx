'use client';

import { useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { openings } from '@/lib/hours/opening-hours';
import { aheadAt } from '@/lib/hours/time';
import { type Calendar, minute } from '@/lib/hours/week';
import type { HoursNames } from '@/site/facts';
import { type HoursHere, type HoursHereWords, hoursHere, type Row } from './hours-here';
import { WeekTable } from './week-table';

type OfficeHoursProps = {
  calendar: Calendar;
  /** The week in the practice's time, in words. */
  rows: Row[];
  evenings: string;
  /** Whose time it is. */
  zone: string;
  words: HoursHereWords;
  names: HoursNames;
};

/**
 * The practice's week. A visitor whose clock differs from its own can switch it to their own time; the
 * button for that appears where room is kept for it.
 */
export function OfficeHours(props: OfficeHoursProps) {
  const { calendar, rows, evenings, zone, words, names } = props;
  const hydrated = useHydrated();
  const [elsewhere, setElsewhere] = useState<HoursHere>();

  // Only when asked: the first use of `Intl` with a time zone keeps a phone busy.
  const toggle = () =>
    setElsewhere(elsewhere ? undefined : hoursHere(calendar, Date.now(), words, names));

  return (
    <>
      <WeekTable rows={elsewhere ? elsewhere.rows : rows} />
      <p className="mt-3 text-base">{evenings}</p>
      <p className="text-note text-ink-soft">{elsewhere ? elsewhere.zone : zone}</p>
      <div className="min-h-11 print:hidden">
        {hydrated && clocksDiffer(calendar) && (
          <button
            type="button"
            onClick={toggle}
            className="min-h-11 text-base font-semibold text-river underline underline-offset-4 hover:decoration-2"
          >
            {elsewhere ? words.hide : words.show}
          </button>
        )}
      </div>
    </>
  );
}

/** Whether the visitor's clock shows another time than the practice's at an opening of the coming week. */
function clocksDiffer(calendar: Calendar): boolean {
  const now = Date.now();
  return openings(calendar, now, 0, 7).some(
    ({ opens, closes }) =>
      closes > now &&
      -new Date(opens).getTimezoneOffset() * minute !== aheadAt(opens, calendar.offsets),
  );
}
