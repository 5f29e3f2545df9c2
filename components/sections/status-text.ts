import type { OpeningHoursWords } from '@/content/en/opening-hours';
import { fill } from '@/lib/fill';
import { clockTime } from '@/lib/hours/clock-time';
import { type Status, weekdayAt } from '@/lib/hours/opening-hours';
import { aheadOfUtc, inNoosa } from '@/lib/hours/time';
import { day } from '@/lib/hours/week';
import type { ClosedDays, HoursNames } from '@/site/facts';

/** The hour in Tewantin and whether the practice is open: `2:14 am in Tewantin · opens at 9:00 am`. */
export function statusText(
  status: Status,
  now: number,
  words: OpeningHoursWords['status'],
  names: HoursNames,
  closed: readonly ClosedDays[] = [],
): string {
  const clock = clockTime(names.clock);
  const time = (moment: number) => clock((moment + aheadOfUtc) % day);
  const here = (state: string) => fill(words.now, { time: time(now), state });
  if (status.kind === 'open') return here(fill(words.open, { time: time(status.closes) }));
  if (status.kind === 'holiday') return here(words.holiday);
  if (status.opens === null) return here(words.byAppointment);

  const weekday = weekdayAt(status.opens);
  // In a week with one opening the same weekday may be a week away.
  const today = weekday === weekdayAt(now) && status.opens - now < day;
  // After a closure the day of the week does not say which one.
  const opening = inNoosa(new Date(status.opens)).day;
  const closure = closed.findLast(
    ({ from, to }) => inNoosa(new Date(now)).day <= to && from < opening && to < opening,
  );
  return here(
    fill(today ? words.opensToday : words.opens, {
      day: closure?.reopens ?? names.days[weekday] ?? '',
      time: time(status.opens),
    }),
  );
}
