import type { ClosedDays } from '@/facts/calendar/calendar';
import { soonClosed } from '@/facts/calendar/closures';
import type { Calendar } from '@/facts/calendar/week';
import { inGoodType } from '@/languages/grammar';
import type { Locale } from '@/languages/locales';

type ClosuresProps = {
  heading: string;
  calendar: Calendar<ClosedDays>;
  /** The day of the build, `2026-11-24`. */
  built: string;
  locale: Locale;
};

/**
 * When the practice is closed in the next weeks. Without scripts they are counted from the build, in a browser from
 * today (browser/behaviours/closures.ts).
 */
export function Closures({ heading, calendar, built, locale }: ClosuresProps) {
  const { offsets } = calendar;
  const closed = calendar.closed.flatMap(({ name, ...days }) => (name ? { ...days, name } : []));
  if (closed.length === 0) return null;
  const soon = soonClosed(closed, built);
  return (
    <dl
      data-closures={JSON.stringify(offsets)}
      hidden={soon.length === 0}
      className="mt-3 text-base"
    >
      <dt className="font-semibold">{heading}</dt>
      {closed
        .toSorted((one, other) => (one.from < other.from ? -1 : 1))
        .map((days) => (
          <dd key={days.from} data-from={days.from} data-to={days.to} hidden={!soon.includes(days)}>
            {inGoodType(`${days.dates}:`, locale)}{' '}
            <span lang={days.name.lang}>{days.name.words}</span>
          </dd>
        ))}
    </dl>
  );
}
