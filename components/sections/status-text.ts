import type { OpeningHoursWords } from '@/content/en/opening-hours';
import type { HoursNames } from '@/content/facts';
import { fill } from '@/lib/fill';
import { type Status, weekdayAt } from '@/lib/hours/opening-hours';
import { inNoosa } from '@/lib/hours/time';
import { day } from '@/lib/hours/week';

/** Whether the practice is open, in Noosa's time: `Open now · until 6:00 pm`. */
export function statusText(
  status: Status,
  now: number,
  words: OpeningHoursWords['status'],
  names: HoursNames,
): string {
  const time = (moment: number) => names.times[inNoosa(new Date(moment)).time] ?? '';
  if (status.kind === 'open') return fill(words.open, { time: time(status.closes) });
  if (status.opens === null) return words.byAppointment;

  const weekday = weekdayAt(status.opens);
  // In a week with one opening the same weekday may be a week away.
  const today = weekday === weekdayAt(now) && status.opens - now < day;
  return fill(today ? words.opensToday : words.opens, {
    day: names.days[weekday] ?? '',
    time: time(status.opens),
  });
}
