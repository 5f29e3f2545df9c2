/**
 * Writes what each page says for machines (JSON-LD) into the exported pages. Part of every build.
 *
 * It is no part of the React tree, because there it would be in each file twice, in the markup and in
 * the payload, and travel with every link that is fetched ahead; and because React makes a `<script>`
 * by `innerHTML` when a link is followed, which a policy with Trusted Types refuses: the reader would
 * get the error screen.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { structuredDataScript } from '../components/layout/structured-data';
import type { Locale } from '../content/locales';
import { genericPost, genericPostIds } from '../content/posts';
import { localePath, postPath } from '../content/site-map';
import { type SitePage, sitePages } from '../content/site-pages';

for (const page of sitePages) {
  for (const locale of page.locales) {
    const block = structuredDataScript(page, locale);
    await Promise.all(exportedFiles(page, locale).map((file) => insert(block, file)));
  }
}

/** The files in which a page stands: the generic article's are many (ruling 6). */
function exportedFiles(page: SitePage, locale: Locale): string[] {
  const paths =
    page.kind === 'article' && page.post === genericPost.id
      ? genericPostIds(locale).map(postPath)
      : [page.path];
  return paths.map((path) => `out${localePath(path, locale).replace(/^\/$/, '/index')}.html`);
}

/** At the very end: it is nothing that the first paint should wait for. */
async function insert(block: string, file: string) {
  const html = await readFile(file, 'utf8');
  const end = html.lastIndexOf('</body>');
  if (end < 0) throw new Error(`${file} is no whole page: it has no </body>`);
  if (html.includes('application/ld+json')) throw new Error(`${file} has structured data already`);
  await writeFile(file, html.slice(0, end) + block + html.slice(end));
}
