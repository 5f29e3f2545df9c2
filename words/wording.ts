import { noticeToShow } from '../facts/calendar/notice';
import { valuesFor } from '../facts/formats';
import { bookingPage, intake } from '../facts/intake';
import { sessionKinds } from '../facts/offered';
import type { Practice } from '../facts/practice-schema';
import { hasFunds, hasRebates } from '../facts/rates';
import { fill, placeholdersOf } from '../languages/fill';
import { inGoodType } from '../languages/grammar';
import type { Locale } from '../languages/locales';
import { allWords } from './all-words';
import type { Conditions, Variants } from './shapes';

/** Words as pages show them: of each sentence that has several variants, the one that is true. */
export type Wording<Part> =
  Part extends Variants<infer Variant>
    ? Wording<Variant>
    : Part extends readonly (infer Item)[]
      ? Exclude<Wording<Item>, null>[]
      : Part extends object
        ? { [Key in keyof Part]: Wording<Part[Key]> }
        : Part;

/**
 * The words of a language, complete. Each placeholder of a fact holds its value, and of several variants of a sentence the
 * true one is left. An item of a list goes where its variant is `null`, or where it names a fact that the practice leaves out.
 */
export function wording<Part>(words: Part, locale: Locale, practice: Practice): Wording<Part> {
  const values = valuesByName(locale, practice);
  const cases: Record<string, string> = trueCases(practice);

  const write = (part: unknown, path: string): unknown => {
    if (typeof part === 'string') return fill(typeset(part, path), values);
    if (Array.isArray(part))
      return part
        .map((item, index) => write(item, `${path}.${index}`))
        .filter((item) => item !== null && missingFact(item, values) === undefined);
    if (typeof part !== 'object' || part === null) return part;
    const entries = Object.entries(part);
    const [[tag, variants] = ['']] = entries;
    const holds = cases[tag];
    if (holds) return write(variants[holds], path);
    return Object.fromEntries(
      entries.map(([key, value]) => [key, write(value, path ? `${path}.${key}` : key)]),
    );
  };
  const typeset = (sentence: string, path: string) =>
    locale === 'en' && asSpecified.test(path) ? sentence : inGoodType(sentence, locale);
  return write(words, '') as Wording<Part>;
}

/** Its apostrophe is specified, and is a straight one. */
const asSpecified = /^pages\.contact\.toast\./;

/** The facts that sentences name in placeholders, by name. One that the practice leaves out is `undefined`. */
export type Values = Record<string, string | undefined>;

/** What stands in a group of words or values, each with the keys that lead to it. */
export function leavesOf(part: unknown, path: readonly string[] = []): [typeof path, unknown][] {
  return typeof part === 'object' && part !== null
    ? Object.entries(part).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
    : [[path, part]];
}

/** The first fact that a sentence names, or any in a group of sentences, and that the practice leaves out. */
export const missingFact = (part: unknown, values: Values) =>
  leavesOf(part)
    .flatMap(([, text]) => placeholdersOf(String(text)))
    .find((name) => name in values && values[name] === undefined);

/** The value of every fact in a language, by the name that sentences call it by, such as `fee.couples`. */
export function valuesByName(locale: Locale, practice: Practice): Values {
  const { fee, ...others } = valuesFor(locale, practice);
  const { options } = allWords(locale).cost.session;
  const prices = sessionKinds(practice).map((kind, index) => {
    const name = options[kind];
    return `${index === 0 ? name : name.toLocaleLowerCase(locale)} ${fee[kind]}`;
  });
  return Object.fromEntries(
    leavesOf({ fee, ...others, prices: prices.join(', ') }).map(([path, value]) => [
      path.join('.'),
      value as string | undefined,
    ]),
  );
}

function trueCases(practice: Practice): Conditions {
  const { practitionerRegistered } = practice.medicare;
  const registered = practitionerRegistered ? 'registered' : 'unregistered';
  // A practitioner who is away does not answer within a day.
  const delivers = process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT && !noticeToShow(practice)?.away;
  const [rebates, funds] = [hasRebates(practice), hasFunds(practice)];
  return {
    byDelivery: delivers ? 'connected' : 'unconnected',
    byRebate: rebates ? 'rebate' : 'noRebate',
    byFunds: funds ? 'some' : 'none',
    byRepayment: rebates || funds ? 'some' : 'none',
    byRegistration: practitionerRegistered === undefined ? 'unknown' : registered,
    byIntake: intake(practice),
    byBooking: bookingPage(practice) ? 'own' : 'call',
  };
}
