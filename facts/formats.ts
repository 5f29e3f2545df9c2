import { fill } from '../languages/fill';
import { grammarOf } from '../languages/grammar';
import { type Locale, locales } from '../languages/locales';
import { moneyFor } from './money';
import { phoneForPeople } from './phone';
import type { Practice } from './practice-schema';
import { cents } from './rates';
import type { SessionKind } from './services';

/**
 * The practice's values, formatted for a language. Sentences name them in braces (`{fee.couples}`), and tables and
 * tiles show them. Figures and their units are joined by no-break spaces.
 */
export function valuesFor(locale: Locale, practice: Practice) {
  const { tag } = locales[locale];
  const { fees, medicare, claims } = practice;
  const { suburb, area, state } = practice.location;
  const { reach, andOnline, orOnline } = grammarOf(locale);

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
    reach: practice.online ? reach[practice.online] : '',
    /** After a place, ` and online`, or nothing where there are no online sessions. */
    andOnline: practice.online ? andOnline : '',
    orOnline: practice.online ? orOnline : '',
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
