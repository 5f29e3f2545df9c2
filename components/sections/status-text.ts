import type { OpeningHoursWords } from '@/content/en/opening-hours';
import { clockTime } from '@/facts/calendar/clock-time';
import { type Status, weekdayAt } from '@/facts/calendar/opening-hours';
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
  calendar: Calendar,
): string {
  const clock = clockTime(names.clock);
  const time = (moment: number) => clock(readingAt(moment, calendar.offsets) % day);
  const here = (state: string) => fill(words.now, { time: time(now), state });
  if (status.kind === 'open') return here(fill(words.open, { time: time(status.closes) }));
  if (status.kind === 'holiday') return here(words.holiday);
  if (status.opens === null) return here(words.byAppointment);

  const weekday = weekdayAt(status.opens, calendar);
  const isSoon = status.opens - now < 6 * day;
  const isToday = isSoon && weekday === weekdayAt(now, calendar);
  return here(
    fill(isToday ? words.opensToday : words.opens, {
      // A week ahead its name would not say which day.
      day: isSoon ? (names.days[weekday] ?? '') : dateAt(status.opens, names.tag, calendar),
      time: time(status.opens),
    }),
  );
}

/** The practice's day: `Tuesday 5 January`. It asks `Intl`, which keeps a phone busy. */
function dateAt(moment: number, tag: string, { offsets }: Calendar): string {
  const style = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(tag, style).format(readingAt(moment, offsets));
}
