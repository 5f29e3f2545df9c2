import { allLocales, locales } from '@/content/locales';
import { moneyFor } from '@/lib/money';

it.each(allLocales)(
  'writes thousands of dollars in %s in spaces wide enough to be seen',
  (locale) => {
    expect(moneyFor(locales[locale].tag)(180_000)).not.toContain('\u202f');
  },
);

it('sets French thousands apart, and keeps them on one line', () => {
  expect(moneyFor('fr')(180_000)).toBe('1\u00a0800\u00a0AUD');
});
