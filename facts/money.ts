/**
 * Writes Australian dollars in a language. Money outside Australian English names the currency, since
 * such a reader may be anywhere.
 * @returns a function of whole cents that leaves out cents where there are none, unless told to be exact
 */
export function moneyFor(tag: string) {
  return (cents: number, exact = cents % 100 !== 0): string =>
    new Intl.NumberFormat(tag, {
      style: 'currency',
      currency: 'AUD',
      currencyDisplay: tag === 'en-AU' ? 'narrowSymbol' : 'code',
      minimumFractionDigits: exact ? 2 : 0,
    })
      .format(cents / 100)
      // French has a narrow space between thousands, which many typefaces make invisible.
      .replaceAll('\u202f', '\u00a0');
}
