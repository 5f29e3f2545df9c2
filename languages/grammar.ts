import { grammar as english } from '../content/en/grammar';
import { grammar as spanish } from '../content/es/grammar';
import { grammar as french } from '../content/fr/grammar';
import { grammar as portuguese } from '../content/pt-br/grammar';
import { allLocales, type Locale } from './locales';
import { setRight, type Typography } from './typography.mjs';

/**
 * How a language writes a time of day. `{hour}` counts to 24, `{hour12}` to 12. `{half}` is am or pm. It is data, so
 * that a page can hand it to the browser.
 */
export type ClockForm = {
  onTheHour: string;
  withMinutes: string;
  /** What the halves of the day are called: `am`, `pm`. */
  halves?: readonly [string, string];
};

/** How a language writes values, where `Intl` writes them otherwise than a native editor. */
export type Grammar = {
  clock: ClockForm;
  /** `{from} to {to}`, where `{to}` has the unit and `{from}` has none; `{fromWhole}` has it too. */
  range: {
    /** With a sign, for tables, tiles and receipts. */
    sign: string;
    /** Of clock times, with a sign. */
    hours: string;
    /** Of days with their month and year. */
    dates: string;
    /** Of amounts, in a running sentence. */
    amount: string;
    /** Of shares, in a running sentence. */
    share: string;
    /** A share that is one number, in a running sentence. */
    oneShare: string;
  };
  typography: Typography;
  /** How far online sessions go. */
  reach: Record<'worldwide' | 'Australia' | 'Queensland', string>;
  /** ` and online`, ` or online`: what follows a place, with its space. */
  andOnline: string;
  orOnline: string;
  /** `in {language}`: how something is said or held. */
  inLanguage: string;
  /** What one calls the days from Sunday on, where `Intl` is more formal. */
  days?: readonly string[];
  /** What stands for the day in a date on the first of a month. */
  firstOfMonth: string;
};

const grammars: Record<Locale, Grammar> = {
  en: english,
  es: spanish,
  fr: french,
  'pt-br': portuguese,
};

export const grammarOf = (locale: Locale): Grammar => grammars[locale];

export const typographies = Object.fromEntries(
  allLocales.map((locale) => [locale, grammars[locale].typography]),
);

/** A text as the language writes it: what a keyboard has no keys for is set right. */
export const inGoodType = (text: string, locale: Locale) =>
  setRight(text, grammars[locale].typography);
