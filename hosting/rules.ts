import { allLocales } from '../content/locales';
import { genericPostId } from '../content/post-files';
import { allPosts } from '../content/posts';
import { localePath, pagePaths, postPath } from '../content/site-map';

/**
 * What a host has to do beside handing out files. These tables are the only source: the development
 * server and the local server (`npm start`) follow them, and each build writes the files for
 * hosts from them (`files.ts`). `README.md` beside this file says what each host makes of them.
 */

/** Addresses that moved for good, 301. */
export const redirects = [
  { from: '/infidelity-recovery', to: pagePaths['infidelity-recovery'] },
  { from: '/couples-marriage', to: pagePaths['couples-marriage'] },
] as const;

/**
 * `/blog/{id}` shows the generic article for ids that have no file of their own (docs/specification.md 2.6). An id is
 * one segment without a dot: names with a dot are files that belong to pages, such as `/blog/1.txt`.
 */
export const rewrites = allLocales.map((locale) => ({
  /** The folder whose missing pages are served by `to`. */
  under: localePath('/blog/', locale),
  /** The ids in it that are files. */
  except: allPosts().map(({ id }) => id),
  to: localePath(postPath(genericPostId), locale),
}));

/**
 * The rewrite for a path, as a host carries it out.
 * @param path a decoded path without query, `/fr/blog/anything`
 * @returns the path of the page to serve in its place, or null for any other path
 */
export function rewrittenPath(path: string): string | null {
  const rule = rewrites.find(({ under }) => path.startsWith(under));
  if (!rule) return null;
  const id = path.slice(rule.under.length);
  return /^[^/.]+$/.test(id) && !rule.except.includes(id) ? rule.to : null;
}

/** Abilities of a browser that no page here uses, so that nothing on a page can ask for them. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Sent with every answer, errors and redirects too. What a page may load and run is in the page
 * itself, as a `<meta>` policy; `frame-ancestors` is what only a header can say.
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
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** How long a browser keeps what it was given, as `Cache-Control`. */
export const caching = {
  /** Files with a hash of their content in their name never change, so a browser need not ask again. */
  hashed: { under: '/_next/static/', value: 'public, max-age=31536000, immutable' },
  /** All else is kept too, but every use asks whether it is still right. */
  others: 'public, max-age=0, must-revalidate',
} as const;

/** Types of files that the lists of common servers lack, by their ending. */
export const mediaTypes = { webmanifest: 'application/manifest+json' } as const;

/** Files that tell a host its rules (`files.ts`). They lie beside the pages but are not pages. */
export const hostFiles = ['/_headers', '/_redirects'] as const;
