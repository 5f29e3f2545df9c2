'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { day, type Week } from '@/content/opening-hours';
import type { HoursHere, HoursHereWords, Row } from './hours-here';
import { clockDiffers } from './open-status';
import { WeekTable } from './week-table';

type OfficeHoursProps = {
  heading: ReactNode;
  week: Week;
  /** The week in Noosa's time, in words. */
  rows: Row[];
  evenings: string;
  /** Whose time it is. */
  zone: string;
  words: HoursHereWords;
  /** BCP 47 tag of the page. */
  tag: string;
};

/**
 * The practice's week. To a visitor whose clock shows another time it can be shown in that. What a
 * script adds stands where room is kept for it.
 */
export function OfficeHours(props: OfficeHoursProps) {
  const { heading, week, rows, evenings, zone, words, tag } = props;
  const [here, setHere] = useState(false);
  const [elsewhere, setElsewhere] = useState<HoursHere | null>(null);

  useEffect(() => {
    if (!clocksDiffer()) return;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    import('./hours-here').then(
      ({ hoursHere }) => setElsewhere(hoursHere(timeZone, week, Date.now(), words, tag)),
      // Without its code the week stands in Noosa's time, and says so.
      () => undefined,
    );
  }, [week, words, tag]);

  const shown = here && elsewhere;
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        {heading}
        {elsewhere && (
          <button
            type="button"
            onClick={() => setHere(!here)}
            className="min-h-11 text-base font-semibold text-clay underline-offset-4 hover:underline print:hidden"
          >
            {here ? words.hide : words.show}
          </button>
        )}
      </div>
      <WeekTable rows={shown ? shown.rows : rows} />
      <p className="mt-3 text-base">{evenings}</p>
      <p className="text-[0.9375rem] text-ink-soft">{shown ? shown.zone : zone}</p>
    </>
  );
}

/** Whether the visitor's clock shows another time than Noosa's, today or at any time in the coming week. */
function clocksDiffer(): boolean {
  return [0, 7].some((days) => clockDiffers(Date.now() + days * day));
}
