import { type ErrorWords, error as english } from './en/error';
import { error as spanish } from './es/error';
import { error as french } from './fr/error';
import type { Locale } from './locales';
import { error as portuguese } from './pt-br/error';

/**
 * The error screen's words. They are not in `words.ts`, because error screens are client components: these
 * few words would take all others of a language into the browser with them.
 */
export const errorWords: Record<Locale, ErrorWords> = {
  en: english,
  es: spanish,
  fr: french,
  'pt-br': portuguese,
};
