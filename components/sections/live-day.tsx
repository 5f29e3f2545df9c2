'use client';

import { useSyncExternalStore } from 'react';
import { fill } from '@/lib/fill';
import { inNoosa, untilMidnightInNoosa } from '@/lib/hours/time';
import { callAtEach } from './time-store';

type LiveDayProps = {
  /** The day of the build, `2024-03-15`. */
  built: string;
  /** How a day of each month is written out, `{day} March {year}`; without them it is the year alone. */
  months?: string[];
};

/** A `<time>` that shows the current day or year in Noosa, and goes on at its midnight. */
export function LiveDay({ built, months }: LiveDayProps) {
  const day = useSyncExternalStore(onNewDay, today, () => built);
  const date = new Date(`${day}T00:00Z`);
  const year = date.getUTCFullYear();
  if (!months) return <time dateTime={String(year)}>{year}</time>;
  const month = months[date.getUTCMonth()] ?? '';
  return <time dateTime={day}>{fill(month, { day: date.getUTCDate(), year })}</time>;
}

const today = () => inNoosa(new Date()).day;

const onNewDay = callAtEach((moment) => untilMidnightInNoosa(new Date(moment)));
