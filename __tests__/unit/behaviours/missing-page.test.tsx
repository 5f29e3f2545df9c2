import { render, screen } from '@testing-library/react';
import { showMissingPage } from '@/browser/behaviours/missing-page';
import { NearestPage } from '@/components/pages/not-found/nearest-page';
import { mistakenPrefixes } from '@/site/grammar';
import type { Locale } from '@/site/locales';

const places = [
  { path: '/services', label: 'Services' },
  { path: '/fees', label: 'Tarifs et remboursements' },
  { path: '/contact', label: 'Contact' },
];

const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);

function visit(address: string, locale: Locale) {
  window.history.replaceState(null, '', address);
  render(
    <NearestPage
      places={places}
      mistaken={mistakenPrefixes}
      locale={locale}
      question="Perhaps {page}?"
      otherwise="Help"
    />,
  );
  showMissingPage();
}

it.each([
  ['/fr/tarifs', 'fr', '/fr/fees'],
  ['/FR/FEES.html', 'en', '/fr/fees'],
  ['/PT-BR/Fees', 'en', '/pt-br/fees'],
  ['/fees.php', 'en', '/fees'],
  ['/pt/fees', 'en', '/pt-br/fees'],
  ['/br/contact', 'en', '/pt-br/contact'],
  ['/en/fees', 'en', '/fees'],
] as [string, Locale, string][])(
  'a reader at %s, shown the 404 screen in %s, is led to %s',
  async (address, locale, href) => {
    visit(address, locale);
    expect(await screen.findByRole('link')).toHaveAttribute('href', href);
    expect(log).toHaveBeenLastCalledWith('404: there is no page at', address);
  },
);

it('asks nothing where no page is near', async () => {
  visit('/wp-login', 'en');
  await Promise.resolve();
  expect(screen.queryByRole('link')).toBeNull();
});
