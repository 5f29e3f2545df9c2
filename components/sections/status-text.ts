import type { OpeningHoursWords } from '@/content/en/opening-hours';
import { fill } from '@/content/fill';
import { day, type Status } from '@/content/opening-hours';
import { practiceTimeZone } from '@/content/time';
import { clockWords } from './clock-words';

/** Whether the practice is open, in Noosa's time: `Open now · until 6:00 pm`. */
export function statusText(
  status: Status,
  now: number,
  words: OpeningHoursWords['status'],
  tag: string,
): string {
  const { time, weekday } = clockWords(practiceTimeZone, tag);
  if (status.kind === 'open') return fill(words.open, { time: time(status.closes) });
  if (status.opens === null) return words.byAppointment;

  const values = { day: weekday(status.opens), time: time(status.opens) };
  // In a week with one opening the same weekday may be a week away.
  const today = values.day === weekday(now) && status.opens - now < day;
  return fill(today ? words.opensToday : words.opens, values);
}
