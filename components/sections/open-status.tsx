'use client';

import clsx from 'clsx';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import type { OpeningHoursWords } from '@/content/en/opening-hours';
import { statusAt } from '@/lib/hours/opening-hours';
import { minute, type Week } from '@/lib/hours/week';
import type { ClosedDays, HoursNames } from '@/site/facts';
import { statusText } from './status-text';
import { callAtEach } from './time-store';

type OpenStatusProps = {
  week: Week;
  closed: ClosedDays[];
  words: OpeningHoursWords['status'];
  names: HoursNames;
  className?: string;
  /** Who answers while the practice is closed. It is true at any hour, so it stands there without scripts, too. */
  children: ReactNode;
};

/**
 * The hour in Tewantin, whether the practice is open, and who answers when it is not. It needs the clock, so room is
 * kept for it until the page is hydrated. The hour is told to nobody unasked.
 */
export function OpenStatus({ week, closed, words, names, className, children }: OpenStatusProps) {
  const now = useSyncExternalStore(
    onMinute,
    useCallback(() => Math.floor(Date.now() / minute) * minute, []),
    () => null,
  );
  const status = now === null ? null : statusAt(week, now, closed);
  return (
    // Where a line is short each of the two may take a second one.
    <div className={clsx('min-h-[4lh] min-[24rem]:min-h-[3lh] lg:min-h-[2lh]', className)}>
      <p className="flex items-baseline gap-2.5 noscript:hidden">
        <span
          aria-hidden="true"
          className={clsx(
            'size-2.5 shrink-0 rounded-full border-2',
            status ? 'border-river' : 'border-transparent',
            status?.kind === 'open' && 'bg-river',
          )}
        />
        <span>
          {now !== null && status ? statusText(status, now, words, names, closed) : '\u00a0'}
        </span>
      </p>
      <p
        className={clsx(
          'pl-5 noscript:visible noscript:pl-0',
          (!status || status.kind === 'open') && 'invisible',
        )}
      >
        {children}
      </p>
    </div>
  );
}

const onMinute = callAtEach((moment) => minute - (moment % minute));
