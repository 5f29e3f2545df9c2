import type { OpeningHoursWords } from '@/content/en/opening-hours';
import { clockTime } from '@/facts/calendar/clock-time';
import { dayAndDate } from '@/facts/calendar/long-date';
import { dayAt, hoursOn, openings } from '@/facts/calendar/opening-hours';
import { clockIn } from '@/facts/calendar/time-zone';
import { type Calendar, day, minute } from '@/facts/calendar/week';
import type { HoursNames } from '@/facts/values';
import { fill } from '@/languages/fill';

/** What a script needs to write the practice's hours in a visitor's time. It stands in the page as JSON. */
export type LocalHoursData = {
  calendar: Calendar;
  words: OpeningHoursWords['here'] & { closed: string; byAppointment: string; holiday: string };
  names: HoursNames;
};

export const daysShown = 7;

/**
 * The practice's days from today on, with its hours in a visitor's time. Each time is that of its own date, so that a
 * change of the clocks is right. Where the visitor lives another day than the practice, the hours name it.
 * @param now Unix time in milliseconds
 * @param zone IANA name of a time zone; left out, it is the browser's own, which may have no name that `Intl` takes
 */
export function localHours({ calendar, words, names }: LocalHoursData, now: number, zone?: string) {
  const clock = clockIn(zone);
  const writeTime = clockTime(names.clock);
  const writeDate = dayAndDate(names.tag, names.firstOfMonth);
  const dayOf = (moment: number) => Math.floor(clock(moment) / day);
  const time = (moment: number) => {
    const sinceMidnight = clock(moment) % day;
    return sinceMidnight === 0 ? words.midnight : writeTime(sinceMidnight);
  };
  const dayAndTime = (local: number, moment: number) =>
    `${names.days[new Date(local * day).getUTCDay()]} ${time(moment)}`;

  const today = Date.parse(dayAt(now, calendar));
  const hoursFor = (index: number, midnight: number) => {
    const date = new Date(midnight);
    const hours = hoursOn(calendar, date);
    if (hours === 'closed') return words.closed;
    if (hours === 'by appointment') return words.byAppointment;
    if (calendar.holidays.includes(date.toISOString().slice(0, 10))) return words.holiday;
    const stretches = openings(calendar, now, index, index);
    const sameDay = stretches.every(({ opens }) => dayOf(opens) === midnight / day);
    return stretches
      .map(({ opens, closes }) => {
        // What closes at midnight closes on the day that ends there.
        const [first, last] = [dayOf(opens), dayOf(closes - minute)];
        if (first !== last)
          return fill(names.dates, {
            from: dayAndTime(first, opens),
            to: dayAndTime(last, closes),
          });
        const from = sameDay ? time(opens) : dayAndTime(first, opens);
        return fill(names.range, { from, to: time(closes) });
      })
      .join(', ');
  };

  return {
    days: Array.from({ length: daysShown }, (_, index) => {
      const midnight = today + index * day;
      return { date: writeDate(midnight), hours: hoursFor(index, midnight) };
    }),
    zone: fill(words.zone, { zone: zoneName(zone, names.tag, now) }),
  };
}

/** A time zone's name in a language: `Central European Time`, or its difference from UTC. */
function zoneName(timeZone: string | undefined, tag: string, moment: number): string {
  const format = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName');
  return name?.value ?? '';
}
