import { infidelityPtsd } from '../content/en/infidelity-ptsd';
import { type Words as EnglishWords, words as english } from '../content/en/words';
import { words as spanish } from '../content/es/words';
import { words as french } from '../content/fr/words';
import { words as portuguese } from '../content/pt-br/words';
import type { Locale } from '../languages/locales';
import type { PageId } from '../routing/pages';
import { type Written, written } from './written';

export type Words = Written<EnglishWords>;

const words: Record<Locale, Words> = {
  en: written(english, 'en'),
  es: written(spanish, 'es'),
  fr: written(french, 'fr'),
  'pt-br': written(portuguese, 'pt-br'),
};

/** The words of the article on PTSD, which is in English only. */
export const ptsdWords = written(infidelityPtsd, 'en');

/** All words of one language. For server components: they never reach the browser whole. */
export function wordsFor(locale: Locale): Words {
  return words[locale];
}

/** The words of one page in a language. */
export function pageWords<Page extends PageId>(page: Page, locale: Locale): Words['pages'][Page] {
  return words[locale].pages[page];
}

/** A page's short name, as the menus and the breadcrumbs write it. */
export function pageName(page: PageId, locale: Locale): string {
  return words[locale].pages[page].name;
}
