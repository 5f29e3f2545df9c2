import { practice } from '@/content/practice';
import { offeredLocales } from '@/facts/offered';
import type { Locale } from '@/languages/locales';
import { allPosts, articleLanguages, exportedPostIds, shownPages } from '@/posts/posts';
import { localePath, postPath } from '@/routing/addresses';
import { pageIds, pagePaths } from '@/routing/pages';

export type Route = { path: string; locale: Locale };

/** Every address that is exported, in every language that is offered. */
export const routes: Route[] = offeredLocales(practice).flatMap((locale) => {
  const posts = locale === 'en' ? allPosts().map(({ id }) => id) : exportedPostIds(locale);
  return [...shownPages(pageIds()).map((page) => pagePaths[page]), ...posts.map(postPath)].map(
    (path) => ({
      path: localePath(path, locale),
      locale,
    }),
  );
});

/** The addresses without those at which an article stands a second time. */
export const screens = routes.filter(({ path, locale }) => {
  const id = /\/blog\/(.+)$/.exec(path)?.[1];
  const post = allPosts().find((post) => post.id === id);
  return !post || articleLanguages(post).includes(locale);
});
