/** @jest-environment jsdom */

import { keepAddress } from '@/browser/behaviours/language-links';

it('gives the language links the path, the query and the fragment of the address', () => {
  window.history.replaceState(null, '', '/blog/another-post?from=mail#signs');
  document.body.innerHTML = '<a data-locale="fr" href="/fr/blog/1"></a>';
  const link = document.querySelector('a');
  keepAddress();
  expect(link).toHaveAttribute('href', '/fr/blog/another-post?from=mail#signs');
  window.history.replaceState(null, '', '#help');
  window.dispatchEvent(new Event('hashchange'));
  expect(link).toHaveAttribute('href', '/fr/blog/another-post?from=mail#help');
});

it.each([
  ['/ES', '/', '/es'],
  ['/pt/fees', '/fees', '/es/fees'],
  ['/PT-BR/fees?a#b', '/fees?a#b', '/es/fees?a#b'],
  ['/fr/nowhere', '/nowhere', '/es/nowhere'],
  ['/nowhere', '/nowhere', '/es/nowhere'],
])('leads from the 404 screen at %s to English and to Spanish', (address, english, spanish) => {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = '<p data-nearest></p><a data-locale="en"></a><a data-locale="es"></a>';
  keepAddress();
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([english, spanish]);
});
