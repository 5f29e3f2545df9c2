import { words as english, type Words } from '../content/en/words';
import { words as spanish } from '../content/es/words';
import { words as french } from '../content/fr/words';
import { words as portuguese } from '../content/pt-br/words';
import type { PageId } from './addresses';
import type { Locale } from './locales';

const words: Record<Locale, Words> = {
  en: bound(english),
  es: bound(spanish),
  fr: bound(french),
  'pt-br': bound(portuguese),
};

/** The words with a no-break space between a figure and its unit, but for the message that is specified exactly. */
function bound<Part>(part: Part, key = ''): Part {
  if (key === 'toast') return part;
  if (typeof part === 'string') return part.replace(/(\d) (?=\p{Ll})/gu, '$1\u00a0') as Part;
  if (Array.isArray(part)) return part.map((item) => bound(item)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, bound(value, name)]),
  ) as Part;
}

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
