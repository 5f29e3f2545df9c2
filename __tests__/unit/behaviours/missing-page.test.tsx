/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { showMissingPage } from '@/browser/behaviours/missing-page';
import { NotFoundPage } from '@/components/pages/not-found/not-found-page';
import { prefixedLocales } from '@/languages/locales';

const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);

/** The 404 document, as it is served at an address, once what suggests a page has come. */
async function visit(address: string) {
  window.history.replaceState(null, '', address);
  render(<NotFoundPage locale="en" />);
  for (const locale of prefixedLocales) {
    const template = document.createElement('template');
    Object.assign(template, { lang: locale, title: locale });
    template.dataset.screen = locale;
    template.innerHTML = renderToStaticMarkup(<NotFoundPage locale={locale} />);
    document.body.append(template);
  }
  showMissingPage();
  await new Promise((resolve) => setTimeout(resolve));
}

const suggested = () => document.querySelector('[data-nearest] > p:not([hidden]) a');

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.lang = '';
});

it.each([
  ['/fr/tarifs', '/fr/fees', 'fr'],
  ['/PT-BR/Fees', '/pt-br/fees', 'pt-br'],
  ['/pt/fees', '/pt-br/fees', 'pt-br'],
  ['/en/fees', '/fees', ''],
  // A language alone is its first page.
  ['/ES/', '/es', 'es'],
])('a reader at %s is led to %s, on the screen in that language', async (address, href, lang) => {
  await visit(address);
  expect(suggested()).toHaveAttribute('href', href);
  expect(document.documentElement.lang).toBe(lang);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(log).toHaveBeenLastCalledWith('404: there is no page at', address);
});

it.each([
  `/contact${encodeURIComponent(`"'><svg onload=window.evil=1>`)}`,
  '/es//evil.example/fees',
  '/%2F%2Fevil.example/fees',
  '/%E2%80%AEmoc.live%E2%80%AC',
  '/fees/none?next=//evil.example#<script>window.evil=1</script>',
])('the hostile address %s becomes no markup, and leads nowhere else', async (address) => {
  await visit(address);
  expect(document.querySelector('img, iframe, script, [onload], [onerror]')).toBeNull();
  expect(document.body.textContent).not.toMatch(/evil|\u202e|<|onload/);
  for (const { href } of document.querySelectorAll('a'))
    expect(href).toMatch(/^(tel:|http:\/\/localhost\/)/);
});
