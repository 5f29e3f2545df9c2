import type { OpenStatusData } from '@/components/sections/hour-line';
import { clockTime } from '@/facts/calendar/clock-time';
import { longDateIn } from '@/facts/calendar/long-date';
import { statusAt, weekdayAt } from '@/facts/calendar/opening-hours';
import { readingAt, wallClock } from '@/facts/calendar/time';
import { type Calendar, day } from '@/facts/calendar/week';
import type { HoursNames } from '@/facts/calendar/week-formats';
import { fill } from '@/languages/fill';

/** Says the hour at the practice and whether it is open (components/sections/hour-line.tsx). */
export function showOpenStatus(now: number): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-open-status]')) {
    const { kind, text } = openStatus(JSON.parse(line.dataset.openStatus ?? ''), now);
    const shown = line.querySelector('[data-status-text]');
    // Not compared with the text itself, which the browser may have translated.
    if (!(shown instanceof HTMLElement) || shown.dataset.statusText === text) continue;
    shown.dataset.statusText = text;
    shown.textContent = text;
    line.dataset.status = kind;
  }
}

/** Whether the practice is open, and the line that says so: `2:14 am in Tewantin · opens at 9:00 am`. */
export function openStatus({ calendar, words, names }: OpenStatusData, now: number) {
  const status = statusAt(calendar, now);
  const { kind } = status;
  if (kind === 'unknown') return { kind, text: '' };
  const clock = clockTime(names.clock);
  const time = (moment: number) => clock(readingAt(moment, calendar.offsets) % day);
  const state = () => {
    if (status.kind === 'open') return fill(words.open, { time: time(status.closes) });
    if (status.kind === 'holiday') return words.holiday;
    if (status.opens === null) return words.byAppointment;
    const weekday = weekdayAt(status.opens, calendar);
    const isSoon = status.opens - now < 6 * day;
    const isToday = isSoon && weekday === weekdayAt(now, calendar);
    return fill(isToday ? words.opensToday : words.opens, {
      // A week ahead its name would not say which day.
      day: isSoon ? (names.days[weekday] ?? '') : dateAt(status.opens, names, calendar),
      time: time(status.opens),
    });
  };
  return { kind, text: fill(words.now, { time: time(now), state: state() }) };
}

/** The practice's day: `Tuesday 5 January`. */
const dateAt = (moment: number, { dates, days }: HoursNames, { offsets }: Calendar) =>
  longDateIn(dates, wallClock(moment, offsets).day, days);
