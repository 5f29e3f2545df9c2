import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { showMissingPage } from '@/browser/behaviours/missing-page';
import { NearestPage } from '@/components/pages/not-found/nearest-page';
import { mistakenPrefixes } from '@/facts/offered';
import type { Locale } from '@/languages/locales';

const places = [
  { path: '/', label: 'Accueil' },
  { path: '/services', label: 'Services' },
  { path: '/fees', label: 'Tarifs et remboursements' },
  { path: '/contact', label: 'Contact' },
];

const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);

/** What suggests a page is loaded on demand. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

function visit(address: string, locale: Locale, known = places) {
  window.history.replaceState(null, '', address);
  render(
    <NearestPage
      places={known}
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
  // A language alone is its first page.
  ['/ES', 'en', '/es'],
  ['/FR/', 'en', '/fr'],
  ['/pt', 'en', '/pt-br'],
  ['/PT-BR', 'en', '/pt-br'],
  ['/EN', 'en', '/'],
] as [string, Locale, string][])(
  'a reader at %s, shown the 404 screen in %s, is led to %s',
  async (address, locale, href) => {
    visit(address, locale);
    expect(await screen.findByRole('link')).toHaveAttribute('href', href);
    expect(log).toHaveBeenLastCalledWith('404: there is no page at', address);
  },
);

it('names the page in the language of the address', async () => {
  window.history.replaceState(null, '', '/FR/tarifs');
  const english = [{ path: '/fees', label: 'Fees' }];
  const screenIn = (locale: Locale, known: typeof places) => (
    <NearestPage
      {...{ places: known, mistaken: mistakenPrefixes, locale }}
      question="Perhaps {page}?"
      otherwise="Help"
    />
  );
  render(screenIn('en', english));
  const template = document.createElement('template');
  template.lang = 'fr';
  template.dataset.screen = 'fr';
  template.innerHTML = renderToStaticMarkup(screenIn('fr', places));
  document.body.append(template);
  showMissingPage();
  const link = await screen.findByRole('link', { name: 'Tarifs et remboursements' });
  expect(link).toHaveAttribute('href', '/fr/fees');
  expect(link).toHaveAttribute('lang', 'fr');
  template.remove();
});

it('takes no name of JavaScript’s own for a language', async () => {
  visit('/constructor', 'en', [{ path: '/native-code', label: 'Native code' }]);
  await settled();
  expect(screen.queryByRole('link')).toBeNull();
});

it('asks nothing where no page is near', async () => {
  visit('/wp-login', 'en');
  await settled();
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  `/contact${encodeURIComponent(`"'><svg onload=window.evil=1>`)}`,
  '/es//evil.example/fees',
  '/%2F%2Fevil.example/fees',
  '/%E2%80%AEmoc.live%E2%80%AC',
  '/%E0%A4%A',
  '/__proto__/constructor',
  `/${'%F0%9F%8C%8A'.repeat(400)}`,
  '/fees/none?next=//evil.example#<script>window.evil=1</script>',
])('the hostile address %s becomes no markup, and leads nowhere else', async (address) => {
  visit(address, 'en');
  await settled();
  expect(document.querySelector('img, iframe, script, svg, [onload], [onerror]')).toBeNull();
  expect(document.body.textContent).not.toMatch(/evil|\u202e|<|onload/);
  for (const { href } of document.querySelectorAll('a'))
    expect(new URL(href).origin).toBe(window.location.origin);
});
