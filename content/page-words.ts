import type { Words } from './en/words';
import type { Locale } from './locales';
import type { PageId } from './site-map';
import { wordsFor } from './words';

const keys = {
  home: 'home',
  services: 'services',
  'couples-marriage': 'couplesMarriage',
  'infidelity-recovery': 'infidelityRecovery',
  'adhd-couples': 'adhdCouples',
  'sex-therapy': 'sexTherapy',
  individual: 'individual',
  fees: 'fees',
  blog: 'blog',
  contact: 'contact',
} as const satisfies Record<PageId, keyof Words>;

/** The words of one page in a language. */
export function pageWords<Page extends PageId>(
  page: Page,
  locale: Locale,
): Words[(typeof keys)[Page]] {
  return wordsFor(locale)[keys[page]];
}

/** A page's short name, as the menus and the breadcrumbs write it. */
export function pageName(page: PageId, locale: Locale): string {
  const { navigation, services } = wordsFor(locale).common;
  return { ...navigation, ...services }[page];
}
