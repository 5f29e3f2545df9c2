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
