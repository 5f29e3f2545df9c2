import { type Locale, locales } from './locales';

/**
 * Writes amounts in a language. Money outside English names the currency, since such a reader may be
 * anywhere.
 * @returns a function of whole cents that leaves out cents where there are none, unless told to be exact
 */
export function moneyFor(locale: Locale) {
  return (cents: number, exact = cents % 100 !== 0): string =>
    new Intl.NumberFormat(locales[locale].tag, {
      style: 'currency',
      currency: 'AUD',
      currencyDisplay: locale === 'en' ? 'narrowSymbol' : 'code',
      minimumFractionDigits: exact ? 2 : 0,
    }).format(cents / 100);
}
