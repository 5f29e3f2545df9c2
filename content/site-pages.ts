import { allLocales, type Locale } from './locales';
import type { Post } from './post-files';
import { allPosts, articleLanguages, blogPages } from './posts';
import { blogPagePath, type PageId, pageIds, pagePaths, postPath } from './site-map';

/** A page with an address of its own, the one that `canonical` names. */
export type SitePage = PlainPage | ArticlePage;

type PlainPage = Addressed & {
  kind: 'page';
  page: PageId;
  /** Which page of several it is, counted from 1: the blog's list can have more than one. */
  part: number;
};
export type ArticlePage = Addressed & { kind: 'article'; post: Post };
type Addressed = {
  /** Its path in English. */
  path: string;
  /** The languages in which it exists. */
  locales: readonly Locale[];
};

/**
 * Every page that search engines, feeds and cards are told of. The other addresses, `/blog/2` and
 * the like, show the generic article again and name it as canonical.
 */
export function sitePages(): SitePage[] {
  return [
    ...pageIds.map(plainPage),
    ...Array.from({ length: blogPages() - 1 }, (_, index) => blogPage(index + 2)),
    ...allPosts().flatMap((post) => articlePage(post) ?? []),
  ];
}

export function plainPage(page: PageId): PlainPage {
  return { kind: 'page', page, part: 1, path: pagePaths[page], locales: allLocales };
}

/** One page of the blog's list. */
export function blogPage(part: number): PlainPage {
  return { ...plainPage('blog'), part, path: blogPagePath(part) };
}

/** A post's article, in every language in which it has one; null for a post without a text. */
export function articlePage(post: Post): ArticlePage | null {
  const languages = articleLanguages(post);
  if (languages.length === 0) return null;
  return { kind: 'article', post, path: postPath(post.id), locales: languages };
}
