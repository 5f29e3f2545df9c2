'use client';

import clsx from 'clsx';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { OpeningHoursWords } from '@/content/en/opening-hours';
import type { HoursNames } from '@/content/facts';
import { fill } from '@/lib/fill';
import { statusAt, untilChange } from '@/lib/hours/opening-hours';
import { aheadOfUtc } from '@/lib/hours/time';
import { minute, type Week } from '@/lib/hours/week';
import { statusText } from './status-text';
import { callAtEach } from './time-store';

type OpenStatusProps = {
  week: Week;
  words: OpeningHoursWords['status'];
  names: HoursNames;
  className?: string;
};

/** Whether a visitor's clock shows another time than Noosa's at a moment. */
export const clockDiffers = (moment: number) =>
  -new Date(moment).getTimezoneOffset() * minute !== aheadOfUtc;

/**
 * "Open now · until 6:00 pm", in Noosa's time. It needs the visitor's clock, so the line is empty at its
 * full height until the page is alive, and not there without scripts.
 */
export function OpenStatus({ week, words, names, className }: OpenStatusProps) {
  const onChange = useMemo(() => callAtEach((moment) => untilChange(week, moment)), [week]);
  // Rounded to the minute: React asks again at once and wants the same value.
  const now = useSyncExternalStore(
    onChange,
    useCallback(() => Math.floor(Date.now() / minute) * minute, []),
    () => null,
  );
  const status = now === null ? null : statusAt(week, now);
  let text = '\u00a0';
  if (now !== null && status) {
    text = statusText(status, now, words, names);
    if (clockDiffers(now)) text = fill(words.elsewhere, { status: text });
  }
  return (
    <p className={clsx('flex items-baseline gap-2.5 noscript:hidden', className)}>
      <span
        aria-hidden="true"
        className={clsx(
          'size-2.5 shrink-0 rounded-full border-2',
          status ? 'border-river' : 'border-transparent',
          status?.kind === 'open' && 'bg-river',
        )}
      />
      {text}
    </p>
  );
}
