import { infidelityPtsd } from '../content/en/infidelity-ptsd';
import { practice } from '../content/practice';
import { memoize } from '../facts/memoize';
import type { Practice } from '../facts/practice-schema';
import type { Locale } from '../languages/locales';
import type { CardId, PageId } from '../routing/pages';
import { allWords, type EnglishWords } from './all-words';
import { type Wording, wording } from './wording';

export type Words = Wording<EnglishWords>;

/** Made once for the facts that they hold, since every part of a page asks for them. */
const wordsOf = memoize((practice: Practice) =>
  memoize((locale: Locale) => wording(allWords(locale), locale, practice)),
);
const ptsdOf = memoize((practice: Practice) => wording(infidelityPtsd, 'en', practice));

/** The words of the article on PTSD, which is in English only. */
export const ptsdWords = () => ptsdOf(practice);

/** All words of one language. For server components: they never reach the browser whole. */
export function wordsFor(locale: Locale): Words {
  return wordsOf(practice)(locale);
}

export function cardWords(card: CardId, locale: Locale) {
  const { pages } = wordsFor(locale);
  return card === 'online' ? pages.services.online : pages[card].card;
}

export function pageName(page: PageId, locale: Locale): string {
  return wordsFor(locale).pages[page].name;
}
