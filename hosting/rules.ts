import { practice } from '../content/practice';
import { offeredLocales, offeredPrefixedLocales, withdrawnLocales } from '../facts/offered';
import type { Locale } from '../languages/locales';
import { allPosts, exportedPostIds, hasGenericArticle, shownPages } from '../posts/posts';
import { genericPostId, localePath, postPath, shortenedServices } from '../routing/addresses';
import { isOffered, pageIds, pagePaths } from '../routing/pages';

/**
 * What a host has to do beside serving files. The development server follows these tables. Each build writes the hosts'
 * files and the local server's settings from them (`files.ts`).
 */

const postIds = () => allPosts().map(({ id }) => id);

/** Addresses that moved for good, 301. */
export function redirects(): { from: string; to: string }[] {
  const paths = [
    ...shownPages(pageIds()).map((page) => pagePaths[page]),
    ...postIds().map(postPath),
  ];
  return [
    ...offeredLocales(practice).flatMap((locale) => shortened(locale, locale)),
    ...withdrawnLocales(practice).flatMap((locale) => [
      ...shortened(locale, 'en'),
      ...paths.map((path) => ({ from: localePath(path, locale), to: path })),
    ]),
    ...offeredPrefixedLocales(practice).flatMap(inEnglishOnly),
  ];
}

/** The addresses of the dedicated article's links, in a language, and the services that they lead to. */
function shortened(locale: Locale, to: Locale) {
  return shortenedServices.filter(isOffered).map((page) => ({
    from: localePath(`/${page}`, locale),
    to: localePath(pagePaths[page], to),
  }));
}

/** The posts that have no page in a language, not even the generic article. The language switch leads there, too. */
function inEnglishOnly(locale: Locale) {
  const exported = exportedPostIds(locale);
  return postIds()
    .filter((id) => !exported.includes(id))
    .map((id) => ({ from: localePath(postPath(id), locale), to: postPath(id) }));
}

/**
 * `/blog/{id}` shows the generic article, where there is one, for ids without a file (docs/specification.md 2.6). An id
 * is one segment without a dot.
 */
export const rewrites = () =>
  (hasGenericArticle() ? offeredLocales(practice) : []).map((locale) => ({
    /** The folder whose missing pages are served by `to`. */
    under: localePath('/blog/', locale),
    except: postIds(),
    to: localePath(postPath(genericPostId), locale),
  }));

/**
 * Abilities of a browser that no page here uses, so that nothing on a page can ask for them. The microphone is left to
 * visitors: extensions dictate with it.
 */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Sent with every answer, errors and redirects too. What a page may load and run is in its `<meta>` policy.
 * `frame-ancestors` works in a header alone.
 */
export const headers: Readonly<Record<string, string>> = {
  // Two years. Without includeSubDomains: the practice's mail or old site may live on a subdomain.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "frame-ancestors 'none'",
  // The site that a link leads to is not told that its reader came from a counsellor.
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': unused.map((ability) => `${ability}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Cards and icons are made to be shown elsewhere, and no file is a secret. Two values by path would be joined by hosts.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

export const caching = {
  /** Below these folders a browser need not ask again for some time. */
  kept: [
    // A file with a hash of its content in its name never changes.
    { under: '/_next/static/', value: 'public, max-age=31536000, immutable' },
    // The drawings of cards, which are on many pages and seldom change: for a day.
    { under: '/scenes/', value: 'public, max-age=86400' },
  ],
  /** All else is kept too, but every use asks whether it is still right. */
  others: 'public, max-age=0, must-revalidate',
} as const;
