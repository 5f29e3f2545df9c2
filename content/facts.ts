import type { Rates } from '../lib/cost';
import { type Locale, locales } from './locales';
import { moneyFor } from './money';
import { phoneDisplay } from './phone';
import { practice } from './practice';
import type { Practice, Weekday } from './practice-schema';
import type { ServiceId } from './site-map';

export const sessionKinds = ['individual', 'couples', 'extended'] as const;
export type SessionKind = (typeof sessionKinds)[number];

/** Money is kept in whole cents, since dollars with cents do not add up exactly in binary. */
const cents = (dollars: number) => Math.round(dollars * 100);

const individualFeeCents = cents(practice.fees.individual.dollars);
const rebateCents = cents(practice.medicare.rebateDollars);
/** What an individual session costs after the Medicare rebate, in cents. */
export const outOfPocketCents = individualFeeCents - rebateCents;

/** The kinds of session that a service is given in: two people pay the couples' fee. */
export const serviceSessions: Record<ServiceId, readonly SessionKind[]> = {
  'couples-marriage': ['couples'],
  'infidelity-recovery': ['couples'],
  'adhd-couples': ['couples'],
  // For one or for two.
  'sex-therapy': ['individual', 'couples'],
  individual: ['individual'],
};

export const rates: Rates = {
  fee: {
    individual: individualFeeCents,
    couples: cents(practice.fees.couples.dollars),
    extended: cents(practice.fees.extended.dollars),
  },
  rebate: rebateCents,
  rebatedSessionsPerYear: practice.medicare.sessionsPerYear,
};

/**
 * The practice's figures as a reader of one language writes them, to be set into that language's
 * sentences.
 */
export function factsFor(locale: Locale) {
  const { tag } = locales[locale];
  const { fees, medicare, claims } = practice;

  const money = moneyFor(locale);
  const percent = new Intl.NumberFormat(tag, { style: 'percent' });
  const plain = new Intl.NumberFormat(tag);
  const unit = (name: 'minute' | 'month') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay: 'long' });

  return {
    practiceName: practice.name,
    phone: phoneDisplay,
    /** Money, rounded to the dollar where there are no cents. */
    fee: {
      individual: money(individualFeeCents),
      couples: money(rates.fee.couples),
      extended: money(rates.fee.extended),
    },
    rebate: money(rebateCents),
    outOfPocket: money(outOfPocketCents),
    /** `50–60 minutes`, in the language. */
    length: {
      individual: range(unit('minute'), fees.individual.minutes),
      couples: range(unit('minute'), fees.couples.minutes),
      extended: range(unit('minute'), fees.extended.minutes),
    },
    rebateYear: String(medicare.year),
    rebatedSessions: plain.format(medicare.sessionsPerYear),
    rebateBusinessDays: range(plain, medicare.businessDays),
    noticeHours: plain.format(practice.cancellationNoticeHours),
    replyHours: plain.format(practice.replyWithinHours),
    experienceYears: plain.format(claims.experienceYears),
    satisfaction: percent.format(claims.satisfactionPercent / 100),
    infidelityShare: range(percent, claims.infidelityPercent, 100),
    stayTogetherShare: range(percent, claims.stayTogetherPercent, 100),
    /** `12–18 months`, in the language. */
    recoveryTime: range(unit('month'), claims.recoveryMonths),
    sexualConcernsWomen: percent.format(claims.sexualConcernsWomenPercent / 100),
    sexualConcernsMen: percent.format(claims.sexualConcernsMenPercent / 100),
  };
}

/**
 * A range with one unit and an en dash: `20–25%`, `50–60 minutes`. `Intl`'s own `formatRange` writes
 * a hyphen in Spanish and repeats the percent sign in English.
 */
function range(
  formatter: Intl.NumberFormat,
  [from, to]: readonly [number, number],
  divisor = 1,
): string {
  const number = (value: number) =>
    formatter
      .formatToParts(value / divisor)
      .filter((part) => part.type === 'integer')
      .map((part) => part.value)
      .join('');
  const whole = formatter.format(to / divisor);
  return from === to ? whole : whole.replace(number(to), `${number(from)}–${number(to)}`);
}

/** Monday to Sunday. */
const weekdays: readonly Weekday[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

/**
 * The week from Monday to Sunday.
 * @returns the day's name and its hours as text, both in the language; days without hours carry
 * `by appointment` or `closed`, for the page to word
 */
export function weekFor(locale: Locale) {
  const clock = clockFor(locale);
  const dayName = dayNameFor(locale);
  // `formatRange` would write 09:00 in French, where `format` writes 9:00.
  const text = (...times: string[]) => times.map(clock).join(' – ');

  return weekdays.map((weekday, index) => {
    const hours = practice.hours[weekday];
    return {
      weekday,
      day: dayName(1 + index),
      open:
        typeof hours === 'string'
          ? { kind: hours }
          : {
              kind: 'open' as const,
              text: text(hours.opens, hours.closes),
              span: [hourOf(hours.opens), hourOf(hours.closes)] as const,
            },
    };
  });
}

export type HoursNames = ReturnType<typeof hoursNames>;

/**
 * What a week's days, from Sunday on, and its openings' clock times are called in a language: worded at
 * build time, for a line that says in the browser whether the practice is open.
 */
export function hoursNames(week: Practice['hours'], locale: Locale) {
  const clock = clockFor(locale);
  const times = Object.values(week).flatMap((hours) =>
    typeof hours === 'string' ? [] : [hours.opens, hours.closes],
  );
  return {
    days: weekdays.map((_, index) => dayNameFor(locale)(index)),
    times: Object.fromEntries(times.map((time) => [time, clock(time)])) as Record<string, string>,
  };
}

/** How a language writes a clock time: `9:00 am` for `09:00`. */
function clockFor(locale: Locale) {
  const format = new Intl.DateTimeFormat(locales[locale].tag, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return (time: string) => format.format(new Date(`2024-01-01T${time}Z`));
}

/** What a language calls a day of the week, counted from 0 for Sunday. */
function dayNameFor(locale: Locale) {
  const format = new Intl.DateTimeFormat(locales[locale].tag, { weekday: 'long', timeZone: 'UTC' });
  // January 2024 began on a Monday.
  return (weekday: number) => format.format(new Date(Date.UTC(2024, 0, weekday)));
}

/** Hours since midnight: 9.5 for `09:30`. */
function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}

/**
 * How a language writes out a day of each month, with `{day}` and `{year}` in place of their figures:
 * for dates that the browser completes.
 */
export function monthTemplates(locale: Locale): string[] {
  const format = new Intl.DateTimeFormat(locales[locale].tag, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return Array.from({ length: 12 }, (_, month) =>
    format
      .formatToParts(new Date(Date.UTC(2024, month, 15)))
      .map(({ type, value }) => (type === 'day' || type === 'year' ? `{${type}}` : value))
      .join(''),
  );
}

/** A calendar day written out: `15 March 2024`.
 * @param isoDate year, month and day, `2024-03-15` */
export function longDate(isoDate: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locales[locale].tag, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${isoDate}T00:00Z`));
}
