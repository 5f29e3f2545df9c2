import { allLocales, isPrefixedLocale, type Locale, locales } from './locales';

/** Every page by its id, with its path in English. The paths under a prefix are the same. */
export const pagePaths = {
  home: '/',
  services: '/services',
  'couples-marriage': '/services/couples-marriage',
  'infidelity-recovery': '/services/infidelity-recovery',
  'adhd-couples': '/services/adhd-couples',
  'sex-therapy': '/services/sex-therapy',
  individual: '/services/individual',
  fees: '/fees',
  blog: '/blog',
  contact: '/contact',
} as const;

export type PageId = keyof typeof pagePaths;
export type ServiceId = (typeof serviceIds)[number];
/** The service cards: five pages, and online counselling, which leads to the contact page. */
export type CardId = (typeof cardIds)[number];

export const serviceIds = [
  'couples-marriage',
  'infidelity-recovery',
  'adhd-couples',
  'sex-therapy',
  'individual',
] as const satisfies readonly PageId[];

export const cardIds = [...serviceIds, 'online'] as const;

/** The path of one post. Posts without a page of their own show the generic article. */
export const postPath = (id: string) => `/blog/${id}`;

/**
 * A page's path in a language.
 * @param path path from the root without a prefix, with or without query and hash: `/fees#rebate`
 * @returns the same under the language's prefix, `/fr/fees#rebate`; English paths stay as they are
 */
export function localePath(path: string, locale: Locale): string {
  const { prefix } = locales[locale];
  // `/fr/` is another address than `/fr`, and only the second one is exported.
  return path.startsWith('/') && !/^\/($|[?#])/.test(path)
    ? `${prefix}${path}`
    : `${prefix || '/'}${path.slice(1)}`;
}

/**
 * Parts a path into its language and the rest. Only a whole first segment in lower case counts:
 * `/esp` and `/ES` are English paths. The rest begins with one slash, however many there were: a link
 * to `//example.com` would lead to another site.
 * @param path path from the root, with or without query and hash
 */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const [, segment, rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? [];
  const isPrefixed = isPrefixedLocale(segment);
  return {
    locale: isPrefixed ? segment : 'en',
    path: (isPrefixed ? rest : path).replace(/^\/*/, '/'),
  };
}

/** The same page in another language: the old prefix goes, the new one comes, all else stays.
 * @param path path from the root, with or without query and hash */
export function switchLocale(path: string, locale: Locale): string {
  return localePath(splitLocale(path).path, locale);
}

/** A page's paths in the languages in which it exists, keyed by BCP 47 tag, for `hreflang`.
 * @param path path from the root without a prefix */
export function alternates(
  path: string,
  existsIn: readonly Locale[] = allLocales,
): Record<string, string> {
  return Object.fromEntries(
    existsIn.map((locale) => [locales[locale].tag, localePath(path, locale)]),
  );
}
