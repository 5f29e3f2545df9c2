import type { Locale } from '@/languages/locales';
import { switchLocale } from '@/routing/addresses';

/**
 * Adds what only the browser knows to the links of the language switch: the query, the fragment, and the id of a post
 * for which the host serves another file.
 */
export function keepAddress(): void {
  const update = () => {
    const { pathname, search, hash } = window.location;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]'))
      link.href = switchLocale(pathname + search + hash, link.dataset.locale as Locale);
  };
  update();
  window.addEventListener('hashchange', update);
}
