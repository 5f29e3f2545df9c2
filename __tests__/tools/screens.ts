import { type Locale, prefixedLocales } from '@/languages/locales';
import { allPosts, articleLanguages } from '@/posts/posts';
import { localePath, postPath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';

export type Route = { path: string; locale: Locale };

const english: Route[] = [
  ...Object.values(pagePaths),
  ...allPosts().map(({ id }) => postPath(id)),
].map((path) => ({ path, locale: 'en' }));

/** Every address that is exported, in every language. */
export const routes: Route[] = [
  ...english,
  ...prefixedLocales.flatMap((locale) =>
    english.map(({ path }) => ({ path: localePath(path, locale), locale })),
  ),
];

/** The addresses without those at which an article stands a second time. */
export const screens = routes.filter(({ path, locale }) => {
  const id = /\/blog\/(.+)$/.exec(path)?.[1];
  const post = allPosts().find((post) => post.id === id);
  return !post || articleLanguages(post).includes(locale);
});
