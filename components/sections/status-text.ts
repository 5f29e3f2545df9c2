import type { OpeningHoursWords } from '@/content/en/opening-hours';
import type { ClosedDays } from '@/facts/calendar/calendar';
import { clockTime } from '@/facts/calendar/clock-time';
import { dayAt, type Status, weekdayAt } from '@/facts/calendar/opening-hours';
import { readingAt } from '@/facts/calendar/time';
import { type Calendar, day } from '@/facts/calendar/week';
import type { HoursNames } from '@/facts/values';
import { fill } from '@/languages/fill';

/** The hour at the practice and whether it is open: `2:14 am in Tewantin · opens at 9:00 am`. */
export function statusText(
  status: Status,
  now: number,
  words: OpeningHoursWords['status'],
  names: HoursNames,
  calendar: Calendar<ClosedDays>,
): string {
  const clock = clockTime(names.clock);
  const time = (moment: number) => clock(readingAt(moment, calendar.offsets) % day);
  const here = (state: string) => fill(words.now, { time: time(now), state });
  if (status.kind === 'open') return here(fill(words.open, { time: time(status.closes) }));
  if (status.kind === 'holiday') return here(words.holiday);
  if (status.opens === null) return here(words.byAppointment);

  const weekday = weekdayAt(status.opens, calendar);
  // In a week with one opening the same weekday may be a week away.
  const today = weekday === weekdayAt(now, calendar) && status.opens - now < day;
  // After a closure the day of the week does not say which one.
  const opening = dayAt(status.opens, calendar);
  const closure = calendar.closed.findLast(
    ({ from, to }) => dayAt(now, calendar) <= to && from < opening && to < opening,
  );
  return here(
    fill(today ? words.opensToday : words.opens, {
      day: closure?.reopens ?? names.days[weekday] ?? '',
      time: time(status.opens),
    }),
  );
}
