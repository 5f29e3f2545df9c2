'use client';

import { useSyncExternalStore } from 'react';
import { inNoosa, untilMidnightInNoosa } from '@/lib/hours/time';
import { type DateWords, longDateIn } from '@/lib/long-date';
import { callAtEach } from './time-store';

type LiveDayProps = {
  /** The day of the build, `2024-03-15`. */
  built: string;
  /** How a day is written out; without them it is the year alone. */
  words?: DateWords;
};

/** A `<time>` that shows the current day or year in Noosa, and goes on at its midnight. */
export function LiveDay({ built, words }: LiveDayProps) {
  const day = useToday(built);
  const year = day.slice(0, 4);
  if (!words) return <time dateTime={year}>{year}</time>;
  return <time dateTime={day}>{longDateIn(words, day)}</time>;
}

/** The current day in Noosa; while the page is hydrated it is the day of the build. */
export function useToday(built: string): string {
  return useSyncExternalStore(onNewDay, today, () => built);
}

const today = () => inNoosa(new Date()).day;

const onNewDay = callAtEach((moment) => untilMidnightInNoosa(new Date(moment)));
