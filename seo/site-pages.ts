import { practice } from '@/content/practice';
import { offeredLocales } from '@/facts/offered';
import type { Post } from '@/posts/post-files';
import { allPosts, articleLanguages, shownPages } from '@/posts/posts';
import { postPath } from '@/routing/addresses';
import { type PageId, pageIds, pagePaths } from '@/routing/pages';

/** A page with an address of its own, the one that `canonical` names. Its path is the English one. */
export type SitePage = ReturnType<typeof plainPage> | ArticlePage;
export type ArticlePage = ReturnType<typeof articlePage>;

/**
 * Every page of the sitemap and the social cards. The other addresses, such as `/blog/2`,
 * show the generic article and name it as canonical.
 */
export function sitePages(): SitePage[] {
  const articles = allPosts().filter((post) => articleLanguages(post).length > 0);
  return [...shownPages(pageIds()).map(plainPage), ...articles.map(articlePage)];
}

export function plainPage(page: PageId) {
  return { kind: 'page' as const, page, path: pagePaths[page], locales: offeredLocales(practice) };
}

export function articlePage(post: Post) {
  return {
    kind: 'article' as const,
    post,
    path: postPath(post.id),
    locales: articleLanguages(post),
  };
}
