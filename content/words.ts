import { words as english, type Words } from './en/words';
import { words as spanish } from './es/words';
import { words as french } from './fr/words';
import type { Locale } from './locales';
import { words as portuguese } from './pt-br/words';

const words: Record<Locale, Words> = {
  en: english,
  es: spanish,
  fr: french,
  'pt-br': portuguese,
};

/** All words of one language, page by page. For server components: they never reach the browser whole. */
export function wordsFor(locale: Locale): Words {
  return words[locale];
}
