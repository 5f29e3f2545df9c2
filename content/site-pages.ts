import { allLocales, type Locale } from './locales';
import { dedicatedPostIds, genericPost } from './posts';
import { type PageId, pageIds, pagePaths, postPath } from './site-map';

/** A page with an address of its own, the one that `canonical` names. */
export type SitePage = PlainPage | ArticlePage;

type PlainPage = Addressed & { kind: 'page'; page: PageId };
export type ArticlePage = Addressed & { kind: 'article'; post: ArticleId };
export type DedicatedId = (typeof dedicatedPostIds)[number];
/** The posts that have an article to show: the generic one, and those with a page of their own. */
export type ArticleId = (typeof genericPost)['id'] | DedicatedId;
type Addressed = {
  /** Its path in English. */
  path: string;
  /** The languages in which it exists. */
  locales: readonly Locale[];
};

/**
 * Every page that search engines, feeds and cards are told of. The other addresses, `/blog/2` and
 * the like, show the generic article again and name it as canonical (ruling 6).
 */
export const sitePages: readonly SitePage[] = [
  ...pageIds.map(plainPage),
  genericArticle(),
  ...dedicatedPostIds.map(dedicatedArticle),
];

export function plainPage(page: PageId): PlainPage {
  return { kind: 'page', page, path: pagePaths[page], locales: allLocales };
}

/** The article that `/blog/{id}` shows, at the address that it is canonical under. */
export function genericArticle(): ArticlePage {
  return {
    kind: 'article',
    post: genericPost.id,
    path: postPath(genericPost.id),
    locales: allLocales,
  };
}

/** An article with a page of its own; it exists in English only (ruling 5). */
export function dedicatedArticle(post: DedicatedId): ArticlePage {
  return { kind: 'article', post, path: postPath(post), locales: ['en'] };
}
