import { type ErrorWords, error as english } from './en/error';
import { error as spanish } from './es/error';
import { error as french } from './fr/error';
import type { Locale } from './locales';
import { error as portuguese } from './pt-br/error';

/**
 * The error screen's words, apart from `words.ts`: Next wants error screens in the browser, and this
 * is all of a language that they may carry there.
 */
export const errorWords: Record<Locale, ErrorWords> = {
  en: english,
  es: spanish,
  fr: french,
  'pt-br': portuguese,
};
