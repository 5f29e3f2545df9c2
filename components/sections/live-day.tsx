'use client';

import { useSyncExternalStore } from 'react';
import { dayInNoosa, untilMidnightInNoosa } from '@/content/time';
import { callAtEach } from './time-store';

type LiveDayProps = {
  /** The day of the build, `2024-03-15`, and the text that the server made of it. */
  built: string;
  builtText: string;
  show: 'date' | 'year';
  /** BCP 47 tag of the page. */
  tag: string;
};

/** A `<time>` that shows the current day or year in Noosa, and goes on at its midnight. */
export function LiveDay({ built, builtText, show, tag }: LiveDayProps) {
  const day = useSyncExternalStore(
    onNewDay,
    () => dayInNoosa(new Date()),
    () => built,
  );
  const text = day === built ? builtText : textOf(day, show, tag);
  return <time dateTime={show === 'year' ? day.slice(0, 4) : day}>{text}</time>;
}

function textOf(day: string, show: LiveDayProps['show'], tag: string): string {
  if (show === 'year') return day.slice(0, 4);
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00Z`),
  );
}

const onNewDay = callAtEach((moment) => untilMidnightInNoosa(new Date(moment)));
