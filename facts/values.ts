import { practice as ours } from '../content/practice';
import { fill } from '../languages/fill';
import { grammarOf } from '../languages/grammar';
import { type Locale, locales } from '../languages/locales';
import { clockTime } from './calendar/clock-time';
import { type DateWords, longDateIn } from './calendar/long-date';
import { type Closure, sinceMidnight, spansOf, type Weekday, weekdays } from './calendar/week';
import type { SessionRates } from './cost';
import { moneyFor } from './money';
import { sessionKinds } from './offered';
import { phoneForPeople } from './phone';
import type { Practice } from './practice-schema';
import type { SessionKind } from './services';

/** Money is kept in whole cents, since dollars with cents do not add up exactly in binary. */
const cents = (dollars: number) => Math.round(dollars * 100);

export const rates: SessionRates = {
  fee: Object.fromEntries(
    sessionKinds.map((kind) => [kind, cents(ours.fees[kind]?.dollars ?? 0)]),
  ) as Record<SessionKind, number>,
  rebated: ours.medicare.extendedSessions ? ['individual', 'extended'] : ['individual'],
  rebate: cents(ours.medicare.rebateDollars),
  rebatedSessionsPerYear: ours.medicare.sessionsPerYear,
};

/** Medicare pays a part of sessions of one person, unless the practitioner is not registered with it. */
export const hasRebates = ours.medicare.practitionerRegistered !== false;

/** A fund may pay a part, as long as the practice doesn't say that none does. */
export const hasFunds = ours.accepts?.healthFunds !== false;

/** `A. Name, MCouns` */
export const nameWithLetters = ({ name, letters }: NonNullable<Practice['practitioner']>) =>
  [name, letters].filter(Boolean).join(', ');

export function intake({ newClients = true } = ours): 'booking' | 'waitingList' | 'full' {
  if (newClients === 'waiting list') return 'waitingList';
  return newClients ? 'booking' : 'full';
}

/** A search on a map, which a phone opens in its app (developers.google.com/maps/documentation/urls). */
export const mapOf = (address: readonly string[]) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.join(', '))}`;

/** The practice's own booking page, unless clients can only join a waiting list. */
export const bookingPage = intake() === 'booking' ? ours.booking : undefined;

/**
 * The practice's values, formatted for a language. Sentences name them in braces (`{fee.couples}`), and tables and
 * tiles show them. Figures and their units are joined by no-break spaces.
 */
export function valuesFor(locale: Locale, practice = ours) {
  const { tag } = locales[locale];
  const { fees, medicare, claims } = practice;
  const { suburb, area, state } = practice.location;

  /** Extended sessions that are not offered have no value, and no component asks for it. */
  const ofEach = (write: (session: Fee) => string) =>
    Object.fromEntries(kinds.map((kind) => [kind, given(fees[kind], write)])) as Record<
      SessionKind,
      string
    >;
  const price = (dollars: number) => moneyFor(tag)(cents(dollars));
  const percent = new Intl.NumberFormat(tag, { style: 'percent' });
  const share = (of: number) => percent.format(of / 100);
  const plain = new Intl.NumberFormat(tag);
  const unit = (name: 'minute' | 'month') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay: 'long' });
  const templates = grammarOf(locale).range;
  /** Every range, by the templates for a measure, for a percentage, and for one percentage alone. */
  const ranges = (of: string, ofShares: string, one?: string) => {
    const shares = ([from, to]: Range) =>
      writeRange(percent, [from / 100, to / 100], ofShares, one);
    const months = (range: Range) => joined(writeRange(unit('month'), range, of));
    return {
      length: ofEach(({ minutes }) => joined(writeRange(unit('minute'), minutes, of))),
      infidelityShare: given(claims.infidelityPercent, shares),
      stayTogetherShare: given(claims.stayTogetherPercent, shares),
      recoveryTime: given(claims.recoveryMonths, months),
    };
  };

  return {
    practiceName: practice.name,
    place: {
      suburb,
      area: area ?? suburb,
      whole: [suburb, area].filter(Boolean).join(', '),
      state,
    },
    phone: phoneForPeople(practice.phone),
    /** No sentence that has it is shown where there are no online sessions. */
    reach: practice.online ? grammarOf(locale).reach[practice.online] : '',
    sessionLanguages: sessionLanguagesIn(locale, practice),
    fee: ofEach(({ dollars }) => price(dollars)),
    rebate: price(medicare.rebateDollars),
    outOfPocket: price(fees.individual.dollars - medicare.rebateDollars),
    rebateYear: String(medicare.year),
    rebateDays: writeRange(plain, medicare.businessDays, templates.amount),
    rebatedSessions: plain.format(medicare.sessionsPerYear),
    noticeHours: plain.format(practice.cancellationNoticeHours),
    replyHours: plain.format(practice.replyWithinHours),
    firstCall: given(practice.firstCall, (minutes) => joined(unit('minute').format(minutes))),
    experienceYears: given(claims.experienceYears, plain.format),
    satisfaction: given(claims.satisfactionPercent, share),
    sexualConcernsWomen: given(claims.sexualConcernsWomenPercent, share),
    sexualConcernsMen: given(claims.sexualConcernsMenPercent, share),
    /** As sentences have them: `50 to 60 minutes`. */
    ...ranges(templates.amount, templates.share, templates.oneShare),
    /** With a sign, for tables, tiles and receipts: `50–60 minutes`. */
    short: ranges(templates.sign, templates.sign),
  };
}

type Fee = NonNullable<Practice['fees'][SessionKind]>;
const kinds = ['individual', 'couples', 'extended'] as const satisfies readonly SessionKind[];

type Range = readonly [number, number];

/** What the facts leave out has no value, and `words/wording.ts` leaves out what names it. */
const given = <Fact>(fact: Fact | undefined, write: (fact: Fact) => string) =>
  fact === undefined ? undefined : write(fact);

/**
 * A range as a language writes it, and one number where both ends are the same.
 * @param template `{from} to {to}`, where `{to}` has the unit and `{from}` has none; `{fromWhole}` has it too
 */
function writeRange(
  format: Intl.NumberFormat,
  [from, to]: Range,
  template: string,
  single = '{to}',
): string {
  const bare = format.formatToParts(from).find(({ type }) => type === 'integer');
  return fill(from === to ? single : template, {
    from: bare?.value ?? '',
    fromWhole: format.format(from),
    to: format.format(to),
  });
}

/** A measure whose last figure and unit stay on one line: `50 to 60 minutes`. */
const joined = (measure: string) => measure.replace(/ (?=\p{L}+$)/u, '\u00a0');

/** The languages in which sessions are held, as one says it: `in English and in French`. */
function sessionLanguagesIn(locale: Locale, { sessionLanguages }: Practice): string {
  const { tag } = locales[locale];
  const { inLanguage } = grammarOf(locale);
  const names = new Intl.DisplayNames(tag, { type: 'language' });
  return new Intl.ListFormat(tag).format(
    ['en', ...sessionLanguages].map((language) =>
      fill(inLanguage, { language: names.of(language) ?? language }),
    ),
  );
}

const [sunday, ...fromMonday] = weekdays;
const mondayToSunday = [...fromMonday, sunday];

/**
 * The week from Monday to Sunday: each day's name and each of its spans as text, both in the language. Days without hours
 * carry `by appointment` or `closed`, for the page to word.
 */
export function weekFor(locale: Locale, practice = ours) {
  const { clock, range } = grammarOf(locale);
  const write = clockTime(clock);
  const dayName = dayNameFor(locale);

  return mondayToSunday.map((weekday) => {
    const hours = practice.hours[weekday];
    return {
      weekday,
      day: dayName(weekday),
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
    days: weekdays.map(dayNameFor(locale)),
    dates: dateWords(locale, { weekday: 'long', day: 'numeric', month: 'long' }),
    clock,
    hours: range.hours,
  };
}

/** The names that one says: `segunda`, where `Intl` has `segunda-feira`. */
function dayNameFor(locale: Locale) {
  const { days } = grammarOf(locale);
  if (days) return (weekday: Weekday) => days[weekdays.indexOf(weekday)] ?? '';
  const format = new Intl.DateTimeFormat(locales[locale].tag, { weekday: 'long', timeZone: 'UTC' });
  // 7 January 2024 was a Sunday.
  return (weekday: Weekday) =>
    format.format(new Date(Date.UTC(2024, 0, 7 + weekdays.indexOf(weekday))));
}

/** How a language writes a date: in full, unless a style names its parts. */
export function dateWords(
  locale: Locale,
  style: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): DateWords {
  const format = new Intl.DateTimeFormat(locales[locale].tag, { ...style, timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, month) =>
    format
      .formatToParts(new Date(Date.UTC(2024, month, 15)))
      .map(({ type, value }) => (/^(weekday|day|year)$/.test(type) ? `{${type}}` : value))
      .join(''),
  );
  return { months, first: grammarOf(locale).firstOfMonth };
}

/** @returns `15 March 2024` for `2024-03-15` */
export function longDate(isoDate: string, locale: Locale): string {
  return longDateIn(dateWords(locale), isoDate);
}

/** `24 December 2026`, or a range from the first day to the last. */
export function longDates({ from, to }: Closure, locale: Locale): string {
  const [first, last] = [longDate(from, locale), longDate(to, locale)];
  return from === to ? first : fill(grammarOf(locale).range.dates, { from: first, to: last });
}
