import { genericPostId, localePath, postPath } from '@/site/addresses';
import { sitePages } from '@/site/pages';
import { articleAt, exportedPostIds } from '@/site/posts';
import { structuredData } from './structured-data';

/**
 * Structured data, as a script for each exported file: `fr/fees.html`.
 *
 * It is not in the React tree. Where hydration fails, as on a page that an extension has changed, React renders in
 * the browser and makes scripts by `innerHTML`. Trusted Types refuse that, and the visitor would get the error screen.
 */
export function structuredDataByFile(): Map<string, string> {
  const scripts = new Map<string, string>();
  for (const page of sitePages())
    for (const locale of page.locales) {
      // A `<` could end the script.
      const json = JSON.stringify(structuredData(page, locale)).replaceAll('<', '\\u003c');
      // The generic article is exported for every post that has no text of its own.
      const paths =
        page.kind === 'article' && page.post.id === genericPostId
          ? exportedPostIds(locale)
              .filter((id) => articleAt(id, locale).id === genericPostId)
              .map(postPath)
          : [page.path];
      for (const path of paths)
        scripts.set(
          `${localePath(path, locale).slice(1) || 'index'}.html`,
          `<script type="application/ld+json">${json}</script>`,
        );
    }
  return scripts;
}
