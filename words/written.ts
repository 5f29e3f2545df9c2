import { practice } from '../content/practice';
import { offsets } from '../facts/calendar/clock';
import { noticeToShow } from '../facts/calendar/notice';
import { intake, valuesFor } from '../facts/values';
import { inGoodType } from '../languages/grammar';
import { allLocales, type Locale } from '../languages/locales';
import { pageIds, pagePaths } from '../routing/pages';
import { allWords } from './all-words';
import type { Conditions, Forms } from './shapes';

/** Words as pages show them: of each sentence that has several forms, the one that is true. */
export type Written<Part> =
  Part extends Forms<infer Form>
    ? Form
    : Part extends object
      ? { [Key in keyof Part]: Written<Part[Key]> }
      : Part;

/** The places without a dot, `{count}`, that each language names. */
const places = allLocales.map(
  (locale) => new Set(JSON.stringify(allWords(locale)).match(/(?<=\{)\w+(?=\})/g)),
);
/** A place filled later, by a component or in the browser, is named in every language. One that a single language names is a slip. */
const isLater = (place: string) => places.every((names) => names.has(place));

/**
 * The words of a language, complete: each named place holds its value, and of each sentence that has
 * several forms the one that is true is left.
 * @param words sentences with places such as `{fee.couples}`, which `valuesFor` has values for
 * @throws when a sentence names a place that there is no value for
 */
export function written<Part>(words: Part, locale: Locale): Written<Part> {
  const values = flat(valuesFor(locale));
  const holds = formsThatHold();
  const isCondition = (tag: string): tag is keyof Conditions => tag in holds;

  const write = (part: unknown, path: string): unknown => {
    if (typeof part === 'string') return fillIn(part, path);
    if (Array.isArray(part)) return part.map((item, index) => write(item, `${path}.${index}`));
    if (typeof part !== 'object' || part === null) return part;
    const entries = Object.entries(part);
    const [[tag, forms] = ['']] = entries;
    if (isCondition(tag)) return write(forms[holds[tag]], path);
    return Object.fromEntries(
      entries.map(([key, value]) => [key, write(value, path ? `${path}.${key}` : key)]),
    );
  };
  const fillIn = (sentence: string, path: string) =>
    typeset(sentence, path).replace(/\{([^{}]*)\}/g, (place, name: string) => {
      const value = values.get(name);
      if (value === undefined && !isLater(name))
        throw new Error(`content/${locale}: “${path}” names ${place}, and there is no such value.`);
      return value ?? place;
    });
  const typeset = (sentence: string, path: string) =>
    asSpecified.test(path) ? sentence : inGoodType(sentence, locale);
  return write(words, '') as Written<Part>;
}

/** Its apostrophe is specified, and is a straight one. */
const asSpecified = /^pages\.contact\.toast\./;

function formsThatHold(): Conditions {
  const registered = practice.medicare.practitionerRegistered;
  // Who is away doesn't answer within a day either.
  const delivers = process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT && !noticeToShow()?.away;
  return {
    byDelivery: delivers ? 'connected' : 'unconnected',
    byRebate: registered === false ? 'noRebate' : 'rebate',
    byRegistration:
      registered === undefined ? 'unsaid' : registered ? 'registered' : 'unregistered',
    byClocks: offsets.length > 1 ? 'daylightSaving' : 'allYear',
    byIntake: intake(),
    byServices: pageIds.length < Object.keys(pagePaths).length ? 'some' : 'all',
  };
}

/** Every value by the name that sentences call it by: `fee.couples`. */
function flat(values: object, before = ''): Map<string, string> {
  return new Map(
    Object.entries(values).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string'
        ? [[before + key, value]]
        : [...flat(value as object, `${before}${key}.`)],
    ),
  );
}
