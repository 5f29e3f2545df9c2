import { allLocales, type Locale } from './locales';
import {
  dedicatedPostIds,
  genericPostId,
  type Post,
  type PostText,
  postFile,
  readPosts,
} from './post-files';

/** The development server shows drafts, and what has changed since it was last asked. */
const developing = process.env.NODE_ENV === 'development';
let kept: { posts: readonly Post[]; readAt: number } | undefined;

/**
 * Every post, newest first.
 * @throws with one sentence for each thing that is wrong with the files
 */
export function allPosts(): readonly Post[] {
  if (!kept || (developing && Date.now() - kept.readAt > 500))
    kept = { posts: readPosts({ drafts: developing }), readAt: Date.now() };
  return kept.posts;
}

/** How many posts a page of the list shows: what a phone gets in one piece. */
const postsOnPage = 24;

/** How many pages the list has. */
export function blogPages(): number {
  return Math.max(1, Math.ceil(allPosts().length / postsOnPage));
}

/** The posts of one page of the list, newest first. Pages are counted from 1. */
export function postsOfPage(part: number): readonly Post[] {
  return allPosts().slice((part - 1) * postsOnPage, part * postsOnPage);
}

/** The years of the posts, newest first, each with the page of the list on which it begins. */
export function blogYears(): { year: string; part: number }[] {
  const years = new Map<string, number>();
  for (const [index, post] of allPosts().entries()) {
    const year = publishedDay(post)?.slice(0, 4);
    if (year && !years.has(year)) years.set(year, Math.floor(index / postsOnPage) + 1);
  }
  return [...years].map(([year, part]) => ({ year, part }));
}

/** A post, by its id; undefined where there is none. */
function findPost(id: string): Post | undefined {
  return allPosts().find((post) => post.id === id);
}

/** A post that has to be there, by its id. */
export function postOf(id: string): Post {
  const post = findPost(id);
  if (!post) throw new Error(`There is no ${postFile(id, 'en')}.`);
  return post;
}

/** What a language's list says of a post, and the language in which it says it: its own, or English. */
export function postWords({ texts }: Post, locale: Locale): PostText & { language: Locale } {
  const own = texts[locale];
  return own ? { ...own, language: locale } : { ...texts.en, language: 'en' };
}

/**
 * The language of the article that a reader of some language is led to: their own, else English, else
 * null, where the post has no text and its address shows the generic article.
 */
export function articleLanguage({ texts }: Post, locale: Locale): Locale | null {
  return ([locale, 'en'] as const).find((language) => texts[language]?.text) ?? null;
}

/** The languages in which a post has a text of its own. */
export function articleLanguages({ texts }: Post): Locale[] {
  return allLocales.filter((locale) => texts[locale]?.text);
}

/** The article that an address `/blog/{id}` shows: the post's own, or the generic one. */
export function articleAt(id: string, locale: Locale): Post {
  const post = findPost(id);
  return post?.texts[locale]?.text ? post : postOf(genericPostId);
}

/**
 * The day on which a post was published, `2024-03-15`. A post that is always dated today has none: a
 * date that moves with the reader is shown to people, but machines would keep it as a fact.
 */
export function publishedDay({ date }: Post): string | undefined {
  return date === 'today' ? undefined : date;
}

/** Whether a post has a page of its own in English. */
export function isDedicated(id: string): boolean {
  return dedicatedPostIds.some((dedicated) => dedicated === id);
}

/** The ids for which `/blog/{id}` is exported in a language; a dedicated article is another route. */
export function exportedPostIds(locale: Locale): string[] {
  return allPosts()
    .map(({ id }) => id)
    .filter((id) => locale !== 'en' || !isDedicated(id));
}
