import type { SessionKind } from '../facts/practice-schema';
import { allLocales, isPrefixedLocale, type Locale, locales } from '../languages/locales';

/**
 * Every page by its id, with its path in English; the paths under a prefix are the same. The header, the
 * small screen's menu, the 404 screen and llms.txt name the pages in this order, those below `/services`
 * as services and the others, but for `linkedIds`, as main pages.
 */
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
  help: '/help',
  privacy: '/privacy',
} as const;

/** The pages that no menu names: pages link to them where they are needed, and the 404 screen names them. */
export const linkedIds = ['help', 'privacy'] as const satisfies readonly PageId[];

/** The parts of help in their order, each with its fragment: a letter gives nothing away in a history. */
export const helpParts = {
  home: 'a',
  neck: 'b',
  rape: 'c',
  suicide: 'd',
  emergency: 'e',
  hurting: 'f',
  separating: 'g',
  talk: 'h',
} as const;
export type HelpPart = keyof typeof helpParts;

/** The pages that the footer names. */
export const footerIds = [
  'home',
  'couples-marriage',
  'infidelity-recovery',
  'fees',
  'blog',
] as const satisfies readonly PageId[];

export type PageId = keyof typeof pagePaths;
export type ServiceId = {
  [Page in PageId]: (typeof pagePaths)[Page] extends `/services/${string}` ? Page : never;
}[PageId];
type LinkedId = (typeof linkedIds)[number];
export type MainId = Exclude<PageId, ServiceId | LinkedId>;
export type FooterId = (typeof footerIds)[number];
/** The service cards: one for each service, and online counselling, which leads to the contact page. */
export type CardId = ServiceId | 'online';

/** The kinds of session that a service is given in: two people pay the couples' fee. */
export const serviceSessions: Record<ServiceId, readonly SessionKind[]> = {
  'couples-marriage': ['couples'],
  'adhd-couples': ['couples'],
  // For one or for two.
  'infidelity-recovery': ['individual', 'couples'],
  'sex-therapy': ['individual', 'couples'],
  individual: ['individual'],
};

export const pageIds = Object.keys(pagePaths) as PageId[];
export const serviceIds = pageIds.filter(isService);
export const mainIds = pageIds.filter(
  (page): page is MainId => !isService(page) && !linkedIds.some((linked) => linked === page),
);
export const cardIds: readonly CardId[] = [...serviceIds, 'online'];

export function isService(page: PageId): page is ServiceId {
  return pagePaths[page].startsWith('/services/');
}

/** The post whose article stands in for every post without a text of its own. */
export const genericPostId = '1';

/**
 * Posts with a page of their own, `app/(en)/blog/<id>/page.tsx`, which the router takes before
 * `/blog/{id}`. They exist in English only.
 */
export const dedicatedPostIds = ['infidelity-ptsd'] as const;
export const isDedicated = (id: string) => dedicatedPostIds.some((dedicated) => dedicated === id);

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

/** The path of help in a language, or of one of its parts. */
export function helpPath(locale: Locale, part?: HelpPart): string {
  return localePath(pagePaths.help + (part ? `#${helpParts[part]}` : ''), locale);
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
