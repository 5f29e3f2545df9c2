import { practice } from '../content/practice';
import { offeredLocales, withdrawnLocales } from '../facts/offered';
import type { Locale } from '../languages/locales';
import {
  genericPostId,
  isDedicated,
  localePath,
  postPath,
  splitLocale,
} from '../routing/addresses';
import { isOffered, type PageId, pagePaths } from '../routing/pages';
import { categoryServices } from './categories';
import { type Post, type PostText, postFile, readPosts } from './post-files';

let written: readonly Post[] | undefined;

/** What the folder has, read once. The development server shows drafts, too. */
function writtenPosts(): readonly Post[] {
  written ??= readPosts({ drafts: process.env.NODE_ENV === 'development' });
  return written;
}

/**
 * Every post that the site shows, newest first. Each belongs to a service that the practice offers. Where the generic
 * article is not among them, posts without a text are not, either.
 * @throws with one sentence for each thing that is wrong with the files
 */
export function allPosts(): readonly Post[] {
  const own = writtenPosts().filter(({ category }) => isOffered(categoryServices[category][0]));
  return own.some(({ id }) => id === genericPostId)
    ? own
    : own.filter(({ texts }) => texts.en.text);
}

/**
 * Whether a link leads to what the practice has taken out: a service, one of its posts, or a language.
 * @param href as it stands in an article
 */
export function isWithdrawn(href: string): boolean {
  if (!href.startsWith('/')) return false;
  const { locale, path } = splitLocale(href);
  const [page = ''] = path.split(/[?#]/);
  const shown = allPosts();
  return (
    withdrawnLocales(practice).some((each) => each === locale) ||
    Object.entries(pagePaths).some(([id, known]) => known === page && !isOffered(id as PageId)) ||
    writtenPosts().some((post) => postPath(post.id) === page && !shown.includes(post))
  );
}

export function findPost(id: string): Post | undefined {
  return allPosts().find((post) => post.id === id);
}

/** A post that has to be there, by its id. */
export function postOf(id: string): Post {
  const post = findPost(id);
  if (!post) throw new Error(`There is no ${postFile(id, 'en')}.`);
  return post;
}

/** A post's title and excerpt for the list of a language, and their language: that one or English. */
export function postWords({ texts }: Post, locale: Locale): PostText & { language: Locale } {
  const own = texts[locale];
  return own ? { ...own, language: locale } : { ...texts.en, language: 'en' };
}

/**
 * The language of the article for a reader of some language: their own, else English. It is null where the post has no
 * text, and its address shows the generic article.
 */
export function articleLanguage({ texts }: Post, locale: Locale): Locale | null {
  return ([locale, 'en'] as const).find((language) => texts[language]?.text) ?? null;
}

/** Where the list leads from a post: to its address in the reader's language, or to the article in English. */
export function postLink(post: Post, locale: Locale) {
  const inEnglish = locale !== 'en' && articleLanguage(post, locale) === 'en';
  return { inEnglish, href: localePath(postPath(post.id), inEnglish ? 'en' : locale) };
}

export function articleLanguages({ texts }: Post): Locale[] {
  return offeredLocales(practice).filter((locale) => texts[locale]?.text);
}

/** The article that an address `/blog/{id}` shows: the post's own, or the generic one. */
export function articleAt(id: string, locale: Locale): Post {
  const post = findPost(id);
  return post?.texts[locale]?.text ? post : postOf(genericPostId);
}

/**
 * The day on which a post was published, `2024-03-15`. A post that is always dated today has none. People are shown a
 * date that moves; machines would keep it as a fact.
 */
export function publishedDay({ date }: Post): string | undefined {
  return date === 'today' ? undefined : date;
}

/** Those of some pages that the site shows: without a post it has no blog. */
export function shownPages<Page extends PageId>(pages: readonly Page[]): Page[] {
  return pages.filter((page) => page !== 'blog' || allPosts().length > 0);
}

/** Whether the site has the generic article, which stands at the address of every post without a text in it. */
export function hasGenericArticle(): boolean {
  return findPost(genericPostId) !== undefined;
}

/** The ids for which `/blog/{id}` is exported in a language; a dedicated article is another route. */
export function exportedPostIds(locale: Locale): string[] {
  return allPosts()
    .filter(({ texts }) => texts[locale]?.text || hasGenericArticle())
    .map(({ id }) => id)
    .filter((id) => locale !== 'en' || !isDedicated(id));
}
