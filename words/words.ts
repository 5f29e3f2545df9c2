import { infidelityPtsd } from '../content/en/infidelity-ptsd';
import { allLocales, type Locale } from '../languages/locales';
import type { CardId, PageId } from '../routing/pages';
import { allWords, type EnglishWords } from './all-words';
import { type Wording, wording } from './wording';

export type Words = Wording<EnglishWords>;

const words = Object.fromEntries(
  allLocales.map((locale) => [locale, wording(allWords(locale), locale)]),
) as Record<Locale, Words>;

/** The words of the article on PTSD, which is in English only. */
export const ptsdWords = wording(infidelityPtsd, 'en');

/** All words of one language. For server components: they never reach the browser whole. */
export function wordsFor(locale: Locale): Words {
  return words[locale];
}

export function pageWords<Page extends PageId>(page: Page, locale: Locale): Words['pages'][Page] {
  return words[locale].pages[page];
}

export function cardWords(card: CardId, locale: Locale) {
  const { pages } = words[locale];
  return card === 'online' ? pages.services.online : pages[card].card;
}

export function pageName(page: PageId, locale: Locale): string {
  return words[locale].pages[page].name;
}
