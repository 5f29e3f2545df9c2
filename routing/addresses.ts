import { isPrefixedLocale, type Locale, locales } from '../languages/locales';
import type { pagePaths } from './pages';

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
  hours: 'i',
} as const;
export type HelpPart = keyof typeof helpParts;

/** The post whose article stands in for every post without a text of its own. */
export const genericPostId = '1';

/**
 * Posts with a page of their own, `app/(en)/blog/<id>/page.tsx`, which the router takes before
 * `/blog/{id}`. They exist in English only.
 */
export const dedicatedPostIds = ['infidelity-ptsd'] as const;
export const isDedicated = (id: string) => dedicatedPostIds.some((dedicated) => dedicated === id);

/** Services that the dedicated article links to without their folder, as specified. Hosts redirect to their pages. */
export const shortenedServices = ['infidelity-recovery', 'couples-marriage'] as const;

export const postPath = (id: string) => `/blog/${id}`;

/**
 * @param path path from the root without a prefix, with or without query and hash: `/fees#rebate`
 * @returns the same under the language's prefix, `/fr/fees#rebate`; English paths stay as they are
 */
export function localePath(path: string, locale: Locale): string {
  const prefix = locale === 'en' ? '' : `/${locale}`;
  // `/fr/` is another address than `/fr`, and only the second one is exported.
  return path.startsWith('/') && !/^\/($|[?#])/.test(path)
    ? `${prefix}${path}`
    : `${prefix || '/'}${path.slice(1)}`;
}

/** Named by its type alone: the table of pages reads the practice's facts, which the browser does without. */
const help: (typeof pagePaths)['help'] = '/help';

export function helpPath(locale: Locale, part?: HelpPart): string {
  return localePath(help + (part ? `#${helpParts[part]}` : ''), locale);
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

/** @param path path from the root in any language, with or without query and hash */
export function switchLocale(path: string, locale: Locale): string {
  return localePath(splitLocale(path).path, locale);
}

/**
 * A page's paths by BCP 47 tag, for `hreflang`. English has `x-default`, too.
 * @param path path from the root without a prefix
 */
export function alternates(path: string, existsIn: readonly Locale[]): Record<string, string> {
  const paths = existsIn.map((locale) => [locales[locale].tag, localePath(path, locale)]);
  return { ...Object.fromEntries(paths), 'x-default': path };
}
