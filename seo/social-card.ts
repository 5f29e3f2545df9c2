import { practice } from '@/content/practice';
import type { Locale } from '@/languages/locales';
import type { Post } from '@/posts/post-files';
import { postWords } from '@/posts/posts';
import { type PageId, pagePaths, pages } from '@/routing/pages';
import type { SitePage } from '@/seo/site-pages';
import { pageName, pageWords, wordsFor } from '@/words/words';

/** In pixels, as Facebook, LinkedIn and X ask for it. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The picture that social apps show for a page: where it is and what it says. */
export type SocialCard = {
  /** Its path, `/pictures/fr-fees.png`: plain hosts derive the content type from the extension. */
  path: string;
  /** The part of the site that the page belongs to; the home page has none. */
  section?: string;
  /** The page's own heading. */
  title: string;
  /** Where the practice is. */
  place: string;
  /** All of these in one line, for those who do not see it. */
  alt: string;
};

export function hasCard(page: SitePage): boolean {
  return page.kind === 'article' || 'card' in pages[page.page];
}

export function socialCard(page: SitePage, locale: Locale): SocialCard {
  const { section, title } =
    page.kind === 'article' ? articleWords(page.post, locale) : plainWords(page.page, locale);
  const place = wordsFor(locale).common.footer.locationText;
  return {
    path: `/pictures/${locale}${cardName(page).replaceAll('/', '-')}.png`,
    section,
    title,
    place,
    alt: [title, practice.name, place].join(' · '),
  };
}

function cardName(page: SitePage): string {
  if (page.kind === 'article') return page.path;
  return page.page === 'home' ? '/home' : pagePaths[page.page];
}

function articleWords(post: Post, locale: Locale) {
  const { categories } = wordsFor(locale).common;
  return { section: categories[post.category], title: postWords(post, locale).title };
}

function plainWords(page: PageId, locale: Locale) {
  return page === 'home'
    ? { title: pageWords(page, locale).hero.title }
    : { section: pageName(page, locale), title: pageWords(page, locale).header.title };
}
