import { practice } from '../content/practice';
import { allLocales, type Locale, prefixedLocales } from '../languages/locales';
import type { Practice } from './practice-schema';

/*
 * What the practice offers of all that the site has words for. Every list of languages or services that a visitor or a
 * machine sees begins here; `languages/locales.ts` has what is known, whether it is offered or not.
 */

const isOffered = (locale: Locale) => practice.languages.includes(locale);

export const offeredLocales = allLocales.filter(isOffered);
export const offeredPrefixedLocales = prefixedLocales.filter(isOffered);
/** The languages that the practice has taken out: their addresses lead to the same page in English. */
export const withdrawnLocales = prefixedLocales.filter((locale) => !isOffered(locale));

export function offersService(service: Practice['services'][number]): boolean {
  return practice.services.includes(service);
}

/** Whether a service is for two: all are, but counselling for one. */
export const offersCouples = practice.services.some((service) => service !== 'individual');
