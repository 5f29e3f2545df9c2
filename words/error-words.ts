import { type ErrorWords, error as english } from '../content/en/error';
import { error as spanish } from '../content/es/error';
import { error as french } from '../content/fr/error';
import { error as portuguese } from '../content/pt-br/error';
import type { Locale } from '../languages/locales';

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
