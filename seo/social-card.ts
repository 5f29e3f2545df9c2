import { practice } from '@/content/practice';
import { absoluteUrl } from '@/facts/origin';
import type { Locale } from '@/languages/locales';
import { categoryServices } from '@/posts/categories';
import type { Post } from '@/posts/post-files';
import { postWords } from '@/posts/posts';
import { genericPostId } from '@/routing/addresses';
import { type CardScene, type PageId, pages } from '@/routing/pages';
import type { SitePage } from '@/seo/site-pages';
import { pageName, wordsFor } from '@/words/words';

/** In pixels, as Facebook, LinkedIn and X ask for it. */
export const cardSize = { width: 1200, height: 630 } as const;

type Content = { scene: CardScene | ArticleScene; section?: string; title: string };
type ArticleScene = 'tide' | 'bend';

/** Articles that have a scene of their own, and not their category's. */
const articleScenes: Partial<Record<string, ArticleScene>> = {
  'infidelity-ptsd': 'tide',
  [genericPostId]: 'bend',
};

export type SocialCard = NonNullable<ReturnType<typeof socialCard>>;

/**
 * The picture that social apps show for a page: where it is and what it says.
 * @returns nothing for a page whose row in the table of pages names no card
 */
export function socialCard(page: SitePage, locale: Locale) {
  const content =
    page.kind === 'page' ? pageCard(page.page, locale) : articleCard(page.post, locale);
  const place = wordsFor(locale).common.footer.locationText;
  const path = page.path === '/' ? '/home' : page.path;
  // Plain hosts derive the content type from the extension.
  const name = `${locale}${path.replaceAll('/', '-')}.png`;
  return (
    content && {
      ...content,
      name,
      url: absoluteUrl(`/pictures/${name}`, practice),
      place,
      /** Its title, the practice's name and the place in one line, for those who do not see it. */
      alt: [content.title, practice.name, place].join(' · '),
    }
  );
}

function pageCard(page: PageId, locale: Locale): Content | undefined {
  const { card: scene } = { card: undefined, ...pages[page] };
  if (!scene) return undefined;
  return page === 'home'
    ? { scene, title: wordsFor(locale).pages.home.hero.title }
    : { scene, section: pageName(page, locale), title: wordsFor(locale).pages[page].header.title };
}

function articleCard(post: Post, locale: Locale): Content {
  const { id, category } = post;
  return {
    scene: articleScenes[id] ?? pages[categoryServices[category][0]].card,
    section: wordsFor(locale).common.categories[category],
    title: postWords(post, locale).title,
  };
}
