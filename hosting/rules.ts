import { allLocales } from '../content/locales';
import { genericPost, posts } from '../content/posts';
import { localePath, pagePaths, postPath } from '../content/site-map';

/**
 * What a host has to do beside handing out files. These tables are the only source: the development
 * server and the local server (`npm start`) follow them, and the files for hosts are held to them.
 */

/** Addresses that moved for good, 301 (ruling 7). */
export const redirects = [
  { from: '/infidelity-recovery', to: pagePaths['infidelity-recovery'] },
  { from: '/couples-marriage', to: pagePaths['couples-marriage'] },
] as const;

/**
 * `/blog/{id}` shows the generic article for ids that have no file of their own (ruling 6). An id is
 * one segment without a dot: names with a dot are files that belong to pages, such as `/blog/1.txt`.
 */
export const rewrites = allLocales.map((locale) => ({
  /** The folder whose missing pages are served by `to`. */
  under: localePath('/blog/', locale),
  /** The ids in it that are files. */
  except: posts.map(({ id }) => id as string),
  to: localePath(postPath(genericPost.id), locale),
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
