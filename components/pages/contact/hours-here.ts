import type { OpeningHoursWords } from '@/content/en/opening-hours';
import { fill } from '@/lib/fill';
import { clockTime } from '@/lib/hours/clock-time';
import { clockIn, weekIn } from '@/lib/hours/hours-elsewhere';
import type { Opening } from '@/lib/hours/opening-hours';
import { type Calendar, day, hour } from '@/lib/hours/week';
import type { HoursNames } from '@/site/facts';

/** One row of the week's table, in words: a day with its opening hours, or "by appointment" or "closed". */
export type Row = {
  name: string;
  kind: 'open' | 'by appointment' | 'closed';
  lines: string[];
  /** Its stretches of time in hours since midnight. */
  spans: (readonly [number, number])[];
};

export type HoursHereWords = OpeningHoursWords['here'] & { closed: string; byAppointment: string };

export type HoursHere = ReturnType<typeof hoursHere>;

/**
 * The practice's week in a visitor's own time.
 * @param now a moment of that week, Unix time in milliseconds
 * @param names how the page's language writes days and times
 * @param zone IANA name of a time zone; left out, it is the browser's own, which may have no name that `Intl` takes
 */
export function hoursHere(
  calendar: Calendar,
  now: number,
  words: HoursHereWords,
  names: HoursNames,
  zone?: string,
) {
  const clock = clockIn(zone);
  const { tag, range } = names;
  const write = clockTime(names.clock);
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: zone });
  const time = (moment: number) => {
    const sinceMidnight = clock(moment) % day;
    return sinceMidnight === 0 ? words.midnight : write(sinceMidnight);
  };
  const hours = ({ opens, closes }: Opening) =>
    fill(range, { from: time(opens), to: time(closes) });

  const span = ({ opens, closes }: Opening) => {
    const from = (clock(opens) % day) / hour;
    return [from, from + (closes - opens) / hour] as const;
  };

  const rows = weekIn(clock, calendar, now).map((local): Row => {
    const name = weekday.format(local.noon);
    const spans = local.openings.map(span);
    const lines = local.openings.map(hours);
    if (local.byAppointment) lines.push(words.byAppointment);
    if (spans.length > 0) return { name, kind: 'open', spans, lines };
    return local.byAppointment
      ? { name, kind: 'by appointment', spans, lines }
      : { name, kind: 'closed', spans, lines: [words.closed] };
  });

  return { rows, zone: fill(words.zone, { zone: zoneName(zone, tag, now) }) };
}

/** A time zone's name in a language: `Central European Time`, or its difference from UTC. */
function zoneName(timeZone: string | undefined, tag: string, moment: number): string {
  const format = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName');
  return name?.value ?? '';
}
