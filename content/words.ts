import { words as english, type Words } from './en/words';
import { words as spanish } from './es/words';
import { words as french } from './fr/words';
import type { Locale } from './locales';
import { words as portuguese } from './pt-br/words';
import type { PageId } from './site-map';

const words: Record<Locale, Words> = {
  en: english,
  es: spanish,
  fr: french,
  'pt-br': portuguese,
};

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
