import { type ErrorWords, error as english } from '../content/en/error';
import { error as spanish } from '../content/es/error';
import { error as french } from '../content/fr/error';
import { error as portuguese } from '../content/pt-br/error';
import type { Locale } from '../languages/locales';

/**
 * The error screen's words. Not in `words.ts`: error screens are client components, and would take all other words into
 * the browser.
 */
export const errorWords: Record<Locale, ErrorWords> = {
  en: english,
  es: spanish,
  fr: french,
  'pt-br': portuguese,
};
