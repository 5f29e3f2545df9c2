import { practice } from '../content/practice';
import { noticeToShow } from '../facts/calendar/notice';
import { offersCouples, offersSingle, sessionKinds } from '../facts/offered';
import { bookingPage, hasFunds, hasRebates, intake, valuesFor } from '../facts/values';
import { inGoodType } from '../languages/grammar';
import type { Locale } from '../languages/locales';
import { hasOneService, pageIds, pagePaths, serviceIds } from '../routing/pages';
import { allWords } from './all-words';
import { type Conditions, type Forms, otherwise } from './shapes';

/** Words as pages show them: of each sentence that has several forms, the one that is true. */
export type Written<Part> =
  Part extends Forms<infer Form>
    ? Written<Form>
    : Part extends readonly (infer Item)[]
      ? Exclude<Written<Item>, null>[]
      : Part extends object
        ? { [Key in keyof Part]: Written<Part[Key]> }
        : Part;

/** The places that components, or scripts in the browser, fill. */
export const laterPlaces = [
  'amount',
  'back',
  'complaints',
  'cost',
  'count',
  'day',
  'from',
  'heading',
  'help',
  'minutes',
  'number',
  'page',
  'paid',
  'payers',
  'private',
  'service',
  'state',
  'time',
  'title',
  'to',
];

/**
 * The words of a language, complete. Each place holds its value, and of several forms of a sentence the true one is
 * left. An item of a list that names a fact which the practice leaves out is left out with it.
 * @param words sentences with places such as `{fee.couples}`, which `valuesFor` has values for
 * @throws when a sentence names a place without a value, or, outside a list, a fact that is left out
 */
export function written<Part>(words: Part, locale: Locale): Written<Part> {
  const values = valuesByName(locale);
  const trueForms = formsThatHold();
  const isCondition = (tag: string): tag is keyof Conditions => tag in trueForms;

  const write = (part: unknown, path: string): unknown => {
    if (typeof part === 'string') return fillIn(part, path);
    if (Array.isArray(part))
      return part
        .map((item, index) => write(item, `${path}.${index}`))
        .filter((item) => item !== null && !JSON.stringify(item).includes(leftOut));
    if (typeof part !== 'object' || part === null) return part;
    const entries = Object.entries(part);
    const [[tag, forms] = ['']] = entries;
    if (isCondition(tag)) return write(formOf(forms, trueForms[tag]), path);
    return Object.fromEntries(
      entries.map(([key, value]) => [key, write(value, path ? `${path}.${key}` : key)]),
    );
  };
  const fillIn = (sentence: string, path: string) =>
    typeset(sentence, path).replace(/\{([^{}]*)\}/g, (place, name: string) => {
      const value = values.get(name);
      if (value !== undefined || (laterPlaces.includes(name) && !values.has(name)))
        return value ?? place;
      const where = `content/${locale}: “${path}” names ${place}`;
      if (!values.has(name)) throw new Error(`${where}, and there is no such value.`);
      // A number in the path is the place in a list. What is not offered is not shown.
      if (/\.\d+(\.|$)/.test(path) || !isShown(path)) return leftOut;
      throw new Error(
        `${where}, which content/practice.ts leaves out. Write it without it, or as an item of a list, which goes with it.`,
      );
    });
  const typeset = (sentence: string, path: string) =>
    asSpecified.test(path) ? sentence : inGoodType(sentence, locale);
  return write(words, '') as Written<Part>;
}

const isShown = (path: string) =>
  !/^pages\./.test(path) || pageIds.some((page) => path.startsWith(`pages.${page}.`));

/** What sentences name in braces, by its name, in a language. */
export const valuesByName = (locale: Locale) =>
  new Map([...flat(valuesFor(locale)), ...flat(nameable(locale))]);

/** Marks an item of a list that goes. No text of the site has this character. */
const leftOut = '\uffff';

/** Its apostrophe is specified, and is a straight one. */
const asSpecified = /^pages\.contact\.toast\./;

/** The form of a case, or of the one that stands for it. */
function formOf(forms: Record<string, unknown>, which: string): unknown {
  const isOther = (name: string): name is keyof typeof otherwise => name in otherwise;
  return which in forms || !isOther(which) ? forms[which] : forms[otherwise[which]];
}

function formsThatHold(): Conditions {
  const { practitionerRegistered } = practice.medicare;
  const registered = practitionerRegistered ? 'registered' : 'unregistered';
  const registration = practitionerRegistered === undefined ? 'unsaid' : registered;
  // A practitioner who is away does not answer within a day.
  const delivers = process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT && !noticeToShow()?.away;
  return {
    byDelivery: delivers ? 'connected' : 'unconnected',
    byRebate: hasRebates ? 'rebate' : 'noRebate',
    byFunds: hasFunds ? 'some' : 'none',
    byRepayment: hasRebates || hasFunds ? 'some' : 'none',
    byRegistration: offersSingle ? registration : 'forTwo',
    byIntake: intake(),
    byBooking: bookingPage ? 'own' : 'call',
    bySessions: offersSingle ? (offersCouples ? 'both' : 'single') : 'couples',
    byServices:
      pageIds.length === Object.keys(pagePaths).length ? 'all' : hasOneService ? 'one' : 'some',
  };
}

/** What sentences name of other words: the service, where there is one, and each kind of session with its fee. */
function nameable(locale: Locale) {
  const { pages, cost } = allWords(locale);
  const { fee } = valuesFor(locale);
  const [service] = serviceIds;
  const prices = sessionKinds.map((kind, index) => {
    const name = cost.session.options[kind];
    return `${index === 0 ? name : name.toLocaleLowerCase(locale)} ${fee[kind]}`;
  });
  return {
    onlyService: hasOneService && service ? pages[service].name : undefined,
    prices: prices.join(', '),
  };
}

/** Every value by the name that sentences call it by: `fee.couples`. What the practice leaves out has none. */
function flat(values: object, before = ''): Map<string, string | undefined> {
  return new Map(
    Object.entries(values).flatMap(([key, value]): [string, string | undefined][] =>
      typeof value === 'object' ? [...flat(value, `${before}${key}.`)] : [[before + key, value]],
    ),
  );
}
