'use client';

import { useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { Closure } from '@/lib/hours/holidays';
import { openings } from '@/lib/hours/opening-hours';
import { aheadOfUtc } from '@/lib/hours/time';
import { minute, type Week } from '@/lib/hours/week';
import type { HoursNames } from '@/site/facts';
import { type HoursHere, type HoursHereWords, hoursHere, type Row } from './hours-here';
import { WeekTable } from './week-table';

type OfficeHoursProps = {
  week: Week;
  closed: Closure[];
  /** The week in Noosa's time, in words. */
  rows: Row[];
  evenings: string;
  /** Whose time it is. */
  zone: string;
  words: HoursHereWords;
  names: HoursNames;
};

/**
 * The practice's week. A visitor whose clock differs from Noosa's can switch it to their own time; the
 * button for that appears where room is kept for it.
 */
export function OfficeHours(props: OfficeHoursProps) {
  const { week, closed, rows, evenings, zone, words, names } = props;
  const hydrated = useHydrated();
  const [elsewhere, setElsewhere] = useState<HoursHere>();

  // Only when asked: the first use of `Intl` with a time zone keeps a phone busy.
  const toggle = () =>
    setElsewhere(elsewhere ? undefined : hoursHere(week, Date.now(), words, names, closed));

  return (
    <>
      <WeekTable rows={elsewhere ? elsewhere.rows : rows} />
      <p className="mt-3 text-base">{evenings}</p>
      <p className="text-note text-ink-soft">{elsewhere ? elsewhere.zone : zone}</p>
      <div className="min-h-11 print:hidden">
        {hydrated && clocksDiffer(week) && (
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

/** Whether the visitor's clock shows another time than Noosa's at a moment. */
const clockDiffers = (moment: number) =>
  -new Date(moment).getTimezoneOffset() * minute !== aheadOfUtc;

/** Whether it does at any opening of the coming week. */
function clocksDiffer(week: Week): boolean {
  const now = Date.now();
  return openings(week, now, 0, 7).some(({ opens, closes }) => closes > now && clockDiffers(opens));
}
