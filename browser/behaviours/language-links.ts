import type { Locale } from '@/languages/locales';
import { switchLocale } from '@/routing/addresses';
import { addressMeant } from './missing-page';

/**
 * Adds what only the browser knows to the links of the language switch. It is the query, the fragment, and the id of a
 * post that shows the generic article. On the 404 screen a wrong prefix gives way to the language that is chosen.
 */
export function keepAddress(): void {
  const update = () => {
    const { pathname, search, hash } = window.location;
    const isMissing = document.querySelector('[data-nearest]');
    const path = isMissing ? addressMeant(pathname).path : pathname;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]'))
      link.href = switchLocale(path + search + hash, link.dataset.locale as Locale);
  };
  update();
  window.addEventListener('hashchange', update);
}
