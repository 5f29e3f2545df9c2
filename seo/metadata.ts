import type { Metadata } from 'next';
import { practice } from '@/content/practice';
import { originOf } from '@/facts/origin';
import { type Locale, locales } from '@/languages/locales';
import { articleAt, postWords, publishedDay } from '@/posts/posts';
import { alternates, genericPostId, localePath } from '@/routing/addresses';
import type { PageId } from '@/routing/pages';
import { articlePage, plainPage, type SitePage } from '@/seo/site-pages';
import type { Meta } from '@/words/shapes';
import { wordsFor } from '@/words/words';
import { cardSize, socialCard } from './social-card';

export const siteMetadata = (): Metadata => ({
  metadataBase: new URL(originOf(practice)),
  formatDetection: { telephone: false },
});

export function pageMetadata(page: PageId, locale: Locale): Metadata {
  return describePage(plainPage(page), locale, wordsFor(locale).pages[page].meta);
}

/** The metadata of `/blog/{id}`: the post's own, or the generic article's where it has no text. */
export function postMetadata(id: string, locale: Locale): Metadata {
  const post = articleAt(id, locale);
  const { title, excerpt } = postWords(post, locale);
  const own = { title, description: excerpt };
  const meta = post.id === genericPostId ? wordsFor(locale).fiveSigns.meta : own;
  return describePage(articlePage(post), locale, meta);
}

/** What the 404 screen is called in a language. It has no address, hence no canonical. */
export function notFoundMeta(locale: Locale): Meta {
  const { title, description } = wordsFor(locale).notFound.meta;
  return { title: fullTitle(title), description };
}

export function describePage(page: SitePage, locale: Locale, meta: Meta): Metadata {
  const { path } = page;
  const { title, description } = meta;
  const card = socialCard(page, locale);
  return {
    title: fullTitle(title),
    description,
    alternates: {
      canonical: localePath(path, locale),
      languages: alternates(path, page.locales),
    },
    openGraph: {
      ...(page.kind === 'article'
        ? { type: 'article', publishedTime: publishedDay(page.post) }
        : { type: 'website' }),
      siteName: practice.name,
      title,
      url: localePath(path, locale),
      locale: locales[locale].openGraph,
      alternateLocale: page.locales
        .filter((other) => other !== locale)
        .map((other) => locales[other].openGraph),
      images: card && [{ url: card.url, type: 'image/png', alt: card.alt, ...cardSize }],
    },
  };
}

/** Search engines cut titles at about this many characters. */
const titleLimit = 65;

/** A page's title with the practice's name, which is left off where a search engine would cut it. */
function fullTitle(title: string) {
  const named = `${title} · ${practice.name}`;
  return named.length > titleLimit ? title : named;
}
