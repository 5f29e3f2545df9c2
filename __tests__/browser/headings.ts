import { allPosts, postWords } from '@/content/posts';
import { postPath, splitLocale } from '@/content/site-map';
import { wordsFor } from '@/content/words';
import type { Route } from '../screens';

/** The text of the h1 that a screen has to show. */
export function headingOf({ path, locale }: Route): string {
  const words = wordsFor(locale);
  const headings: Record<string, string> = {
    '/': words.pages.home.hero.title,
    '/services': words.pages.services.header.title,
    '/services/couples-marriage': words.pages['couples-marriage'].header.title,
    '/services/infidelity-recovery': words.pages['infidelity-recovery'].header.title,
    '/services/adhd-couples': words.pages['adhd-couples'].header.title,
    '/services/sex-therapy': words.pages['sex-therapy'].header.title,
    '/services/individual': words.pages.individual.header.title,
    '/fees': words.pages.fees.header.title,
    '/blog': words.pages.blog.header.title,
    '/contact': words.pages.contact.header.title,
    ...Object.fromEntries(
      allPosts().map((post) => [postPath(post.id), postWords(post, locale).title]),
    ),
  };
  return headings[splitLocale(path).path] ?? 'no heading is known';
}
