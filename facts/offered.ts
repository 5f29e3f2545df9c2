import { practice } from '../content/practice';
import { allLocales, type Locale, prefixedLocales } from '../languages/locales';
import type { Practice } from './practice-schema';
import type { KnownService, SessionKind } from './services';

/*
 * What the practice offers of all that the site has words for. Every list of languages or services that a visitor or a
 * machine sees begins here. `languages/locales.ts` has all that are known.
 */

const isOffered = (locale: Locale) => practice.languages.includes(locale);

export const offeredLocales = allLocales.filter(isOffered);
export const offeredPrefixedLocales = prefixedLocales.filter(isOffered);
/** The languages that the practice has taken out: their addresses lead to the same page in English. */
export const withdrawnLocales = prefixedLocales.filter((locale) => !isOffered(locale));

export function offersService(service: KnownService): boolean {
  return practice.services.includes(service);
}

export const offersOnline = practice.online !== false;

/** The kinds of session: for one and for two, and extended ones where they have a fee. */
export const sessionKindsOf = ({ fees }: Practice): SessionKind[] =>
  fees.extended ? ['individual', 'couples', 'extended'] : ['individual', 'couples'];

export const sessionKinds: readonly SessionKind[] = sessionKindsOf(practice);
