import type { Rates, SessionKind } from '../lib/cost';
import { clockTime } from '../lib/hours/clock-time';
import { hour, sinceMidnight, type Week, type Weekday, weekdays } from '../lib/hours/week';
import { type DateWords, longDateIn } from '../lib/long-date';
import { moneyFor } from '../lib/money';
import { type Locale, locales } from './locales';
import { phoneForPeople } from './phone';
import { practice as ours } from './practice';
import type { Practice } from './practice-schema';
import type { ServiceId } from './site-map';

/** Money is kept in whole cents, since dollars with cents do not add up exactly in binary. */
const cents = (dollars: number) => Math.round(dollars * 100);

/** The kinds of session that a service is given in: two people pay the couples' fee. */
export const serviceSessions: Record<ServiceId, readonly SessionKind[]> = {
  'couples-marriage': ['couples'],
  'infidelity-recovery': ['couples'],
  'adhd-couples': ['couples'],
  // For one or for two.
  'sex-therapy': ['individual', 'couples'],
  individual: ['individual'],
};

/** What sessions cost and what comes back, in cents. */
function ratesOf({ fees, medicare }: Practice): Rates {
  return {
    fee: {
      individual: cents(fees.individual.dollars),
      couples: cents(fees.couples.dollars),
      extended: cents(fees.extended.dollars),
    },
    rebate: cents(medicare.rebateDollars),
    rebatedSessionsPerYear: medicare.sessionsPerYear,
  };
}

export const rates = ratesOf(ours);

/**
 * The practice's figures as a reader of one language writes them, to be set into that language's
 * sentences.
 */
export function factsFor(locale: Locale, practice = ours) {
  const { tag } = locales[locale];
  const { fee, rebate } = ratesOf(practice);
  const { fees, medicare, claims } = practice;

  const money = moneyFor(tag);
  const percent = new Intl.NumberFormat(tag, { style: 'percent' });
  const plain = new Intl.NumberFormat(tag);
  const unit = (name: 'minute' | 'month') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay: 'long' });
  const { sign, amount, share } = rangeWords[locale];

  return {
    practiceName: practice.name,
    phone: phoneForPeople(practice.phone),
    /** `in English and in French` */
    sessionLanguages: sessionLanguagesIn(locale, practice),
    /** Money, rounded to the dollar where there are no cents. */
    fee: {
      individual: money(fee.individual),
      couples: money(fee.couples),
      extended: money(fee.extended),
    },
    rebate: money(rebate),
    /** What an individual session costs after the Medicare rebate. */
    outOfPocket: money(fee.individual - rebate),
    /** `50–60 minutes`, for tables, tiles and receipts. */
    length: {
      individual: range(unit('minute'), fees.individual.minutes, sign),
      couples: range(unit('minute'), fees.couples.minutes, sign),
      extended: range(unit('minute'), fees.extended.minutes, sign),
    },
    rebateYear: String(medicare.year),
    rebatedSessions: plain.format(medicare.sessionsPerYear),
    rebateBusinessDays: range(plain, medicare.businessDays, sign),
    noticeHours: plain.format(practice.cancellationNoticeHours),
    replyHours: plain.format(practice.replyWithinHours),
    experienceYears: plain.format(claims.experienceYears),
    satisfaction: percent.format(claims.satisfactionPercent / 100),
    infidelityShare: range(percent, claims.infidelityPercent, sign, 100),
    stayTogetherShare: range(percent, claims.stayTogetherPercent, sign, 100),
    recoveryTime: range(unit('month'), claims.recoveryMonths, sign),
    sexualConcernsWomen: percent.format(claims.sexualConcernsWomenPercent / 100),
    sexualConcernsMen: percent.format(claims.sexualConcernsMenPercent / 100),
    /** The ranges as a running sentence has them: `50 to 60 minutes`. */
    inWords: {
      length: {
        individual: range(unit('minute'), fees.individual.minutes, amount),
        couples: range(unit('minute'), fees.couples.minutes, amount),
        extended: range(unit('minute'), fees.extended.minutes, amount),
      },
      rebateBusinessDays: range(plain, medicare.businessDays, amount),
      infidelityShare: range(percent, claims.infidelityPercent, share, 100),
      stayTogetherShare: range(percent, claims.stayTogetherPercent, share, 100),
      recoveryTime: range(unit('month'), claims.recoveryMonths, amount),
    },
  };
}

/** Before a language that something is said in. */
const inLanguage: Record<Locale, string> = { en: 'in', es: 'en', fr: 'en', 'pt-br': 'em' };

function sessionLanguagesIn(locale: Locale, { sessionLanguages }: Practice): string {
  const { tag } = locales[locale];
  const names = new Intl.DisplayNames(tag, { type: 'language' });
  return new Intl.ListFormat(tag).format(
    ['en', ...sessionLanguages].map((language) => `${inLanguage[locale]} ${names.of(language)}`),
  );
}

/** The ends of a range, each as a bare number and with its unit. */
type End = { number: string; whole: string };
type RangeWriter = { (from: End, to: End): string; one?: (end: End) => string };

const withSign =
  (sign: string): RangeWriter =>
  (from, to) =>
    from.number + sign + to.whole;
/** In a sentence no number stands apart from its unit. */
const withWords =
  (before: string, between: string): RangeWriter =>
  (from, to) =>
    before + from.number + between + to.whole.replace(' ', '\u00a0');

/** Spanish: a share takes an article, also where it is one number and no range. */
const spanishShare: RangeWriter = Object.assign(withWords('entre un\u00a0', ' y un\u00a0'), {
  one: ({ whole }: End) => `un\u00a0${whole}`,
});

/**
 * How each language writes a range: with a sign where there is room for no more, and in a running
 * sentence, where shares may read otherwise than amounts. `Intl`'s own `formatRange` knows the signs only,
 * and repeats the percent sign in English.
 */
const rangeWords: Record<Locale, Record<'sign' | 'amount' | 'share', RangeWriter>> = {
  en: {
    sign: withSign('–'),
    amount: withWords('', '\u00a0to\u00a0'),
    share: withWords('', '\u00a0to\u00a0'),
  },
  es: {
    // The Academy's sign for ranges.
    sign: withSign('-'),
    amount: withWords('de ', '\u00a0a\u00a0'),
    share: spanishShare,
  },
  fr: {
    sign: withSign('–'),
    amount: withWords('de ', '\u00a0à\u00a0'),
    share: withWords('de ', '\u00a0à\u00a0'),
  },
  'pt-br': {
    sign: withSign('–'),
    amount: withWords('de ', '\u00a0a\u00a0'),
    share: (from, to) => `entre\u00a0${from.whole} e\u00a0${to.whole}`,
  },
};

/** A range as a language writes it; one number where both ends are the same. */
function range(
  formatter: Intl.NumberFormat,
  [from, to]: readonly [number, number],
  write: RangeWriter,
  divisor = 1,
): string {
  const end = (value: number): End => ({
    number: formatter
      .formatToParts(value / divisor)
      .filter((part) => part.type === 'integer')
      .map((part) => part.value)
      .join(''),
    whole: formatter.format(value / divisor),
  });
  if (from !== to) return write(end(from), end(to));
  return write.one ? write.one(end(to)) : end(to).whole;
}

const [sunday, ...fromMonday] = weekdays;
/** A week as people here read one. */
const mondayToSunday = [...fromMonday, sunday];

/**
 * The week from Monday to Sunday.
 * @returns the day's name and its hours as text, both in the language; days without hours carry
 * `by appointment` or `closed`, for the page to word
 */
export function weekFor(locale: Locale, practice = ours) {
  const clock = clockFor(locale);
  const dayName = dayNameFor(locale);
  const text = (...times: string[]) => times.map(clock).join(' – ');

  return mondayToSunday.map((weekday) => {
    const hours = practice.hours[weekday];
    return {
      weekday,
      day: dayName(weekday),
      open:
        typeof hours === 'string'
          ? { kind: hours }
          : {
              kind: 'open' as const,
              text: text(hours.opens, hours.closes),
              /** In hours since midnight: 9.5 for `09:30`. */
              span: [
                sinceMidnight(hours.opens) / hour,
                sinceMidnight(hours.closes) / hour,
              ] as const,
            },
    };
  });
}

export type HoursNames = ReturnType<typeof hoursNames>;

/**
 * What a week's days, from Sunday on, and its openings' clock times are called in a language: worded at
 * build time, for a line that says in the browser whether the practice is open.
 */
export function hoursNames(week: Week, locale: Locale) {
  const clock = clockFor(locale);
  const times = Object.values(week).flatMap((hours) =>
    typeof hours === 'string' ? [] : [hours.opens, hours.closes],
  );
  return {
    days: weekdays.map(dayNameFor(locale)),
    times: Object.fromEntries(times.map((time) => [time, clock(time)])) as Record<string, string>,
  };
}

/** How a language writes a clock time: `9:00 am` for `09:00`. */
function clockFor(locale: Locale) {
  const write = clockTime(locales[locale].tag);
  return (time: string) => write(sinceMidnight(time));
}

/** What a language calls a day of the week. */
function dayNameFor(locale: Locale) {
  const format = new Intl.DateTimeFormat(locales[locale].tag, { weekday: 'long', timeZone: 'UTC' });
  // 7 January 2024 was a Sunday.
  return (weekday: Weekday) =>
    format.format(new Date(Date.UTC(2024, 0, 7 + weekdays.indexOf(weekday))));
}

/** What stands for the first day of a month, where it is not the number. */
const firstOfMonth: Partial<Record<Locale, string>> = { fr: '1er', 'pt-br': '1º' };

/** How a language writes out a calendar day: for dates that the browser completes. */
export function dateWords(locale: Locale): DateWords {
  const format = new Intl.DateTimeFormat(locales[locale].tag, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const months = Array.from({ length: 12 }, (_, month) =>
    format
      .formatToParts(new Date(Date.UTC(2024, month, 15)))
      .map(({ type, value }) => (type === 'day' || type === 'year' ? `{${type}}` : value))
      .join(''),
  );
  return { months, first: firstOfMonth[locale] ?? '1' };
}

/** A calendar day written out: `15 March 2024`.
 * @param isoDate year, month and day, `2024-03-15` */
export function longDate(isoDate: string, locale: Locale): string {
  return longDateIn(dateWords(locale), isoDate);
}
