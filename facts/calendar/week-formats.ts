import { fill } from '../../languages/fill';
import { grammarOf } from '../../languages/grammar';
import { type Locale, locales } from '../../languages/locales';
import type { Practice } from '../practice-schema';
import { clockTime } from './clock-time';
import { dateWords } from './date-formats';
import { day, sinceMidnight, spansOf, weekdays } from './week';

const [sunday, ...fromMonday] = weekdays;
const mondayToSunday = [...fromMonday, sunday];

/**
 * The week from Monday to Sunday: each day's name and each of its spans as text, both in the language. Days without hours
 * carry `by appointment` or `closed`, for the page to word.
 */
export function weekFor(locale: Locale, { hours: week }: Practice) {
  const { clock, range } = grammarOf(locale);
  const write = clockTime(clock);
  const days = dayNames(locale);

  return mondayToSunday.map((weekday) => {
    const hours = week[weekday];
    return {
      weekday,
      day: days[weekdays.indexOf(weekday)] ?? '',
      kind: typeof hours === 'string' ? hours : ('open' as const),
      texts: spansOf(hours).map(({ opens, closes }) =>
        fill(range.hours, { from: write(sinceMidnight(opens)), to: write(sinceMidnight(closes)) }),
      ),
    };
  });
}

export type HoursNames = ReturnType<typeof hoursNames>;

/** How a language names days, from Sunday on, and writes dates and hours: for lines that are written in the browser. */
export function hoursNames(locale: Locale) {
  const { clock, range } = grammarOf(locale);
  return {
    days: dayNames(locale),
    dates: dateWords(locale, { weekday: 'long', day: 'numeric', month: 'long' }),
    clock,
    hours: range.hours,
  };
}

/** The names that one says, from Sunday on: `segunda`, where `Intl` has `segunda-feira`. */
function dayNames(locale: Locale): readonly string[] {
  const format = new Intl.DateTimeFormat(locales[locale].tag, { weekday: 'long', timeZone: 'UTC' });
  // 7 January 2024 was a Sunday.
  const sunday = Date.UTC(2024, 0, 7);
  return grammarOf(locale).days ?? weekdays.map((_, index) => format.format(sunday + index * day));
}
