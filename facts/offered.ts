import { allLocales, prefixedLocales } from '../languages/locales';
import type { Practice } from './practice-schema';
import type { SessionKind } from './services';

/*
 * What a practice offers of all that the site has words for. Every list of languages or services that a visitor or a
 * machine sees begins here or in `routing/pages.ts`. `languages/locales.ts` has all languages that are known.
 */

export const offeredLocales = ({ languages }: Practice) =>
  allLocales.filter((locale) => languages.includes(locale));

export const offeredPrefixedLocales = ({ languages }: Practice) =>
  prefixedLocales.filter((locale) => languages.includes(locale));

/** The languages that the practice has taken out: their addresses lead to the same page in English. */
export const withdrawnLocales = ({ languages }: Practice) =>
  prefixedLocales.filter((locale) => !languages.includes(locale));

/** The kinds of session: for one and for two, and extended ones where they have a fee. */
export const sessionKinds = ({ fees }: Practice): SessionKind[] =>
  fees.extended ? ['individual', 'couples', 'extended'] : ['individual', 'couples'];
