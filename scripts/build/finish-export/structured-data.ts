import type { Locale } from '../../../content/locales';
import { genericPostId } from '../../../content/post-files';
import { articleAt, exportedPostIds } from '../../../content/posts';
import { localePath, postPath } from '../../../content/site-map';
import { type SitePage, sitePages } from '../../../content/site-pages';
import { structuredDataScript } from '../../../seo/structured-data';

/**
 * What each page says for machines (JSON-LD), by the page's file: `fr/fees.html`.
 *
 * It is not in the React tree, for two reasons. There it would be in each file twice, in the markup and in the
 * payload, and would travel with every link that is fetched ahead. And when a link is followed, React makes a
 * `<script>` by `innerHTML`, which a policy with Trusted Types refuses: the reader would get the error screen.
 */
export function structuredDataByFile(): Map<string, string> {
  return new Map(
    sitePages().flatMap((page) =>
      page.locales.flatMap((locale) =>
        filesOf(page, locale).map((file): [string, string] => [
          file,
          structuredDataScript(page, locale),
        ]),
      ),
    ),
  );
}

/** The files in which a page stands: the generic article's are those of all posts without a text. */
function filesOf(page: SitePage, locale: Locale): string[] {
  const paths =
    page.kind === 'article' && page.post.id === genericPostId
      ? exportedPostIds(locale)
          .filter((id) => articleAt(id, locale).id === genericPostId)
          .map(postPath)
      : [page.path];
  return paths.map((path) => `${localePath(path, locale).slice(1) || 'index'}.html`);
}

/**
 * Puts structured data into a page, at the very end: it is nothing that the first paint should wait for.
 * @throws when the page has no end, or has structured data already
 */
export function withStructuredData(source: string, block: string, file: string): string {
  const end = source.lastIndexOf('</body>');
  if (end < 0) throw new Error(`${file} is no whole page: it has no </body>.`);
  if (source.includes('application/ld+json'))
    throw new Error(`${file} has structured data already.`);
  return source.slice(0, end) + block + source.slice(end);
}
