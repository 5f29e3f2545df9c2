import type { Metadata, Viewport } from 'next';
import { type Locale, locales } from '@/content/locales';
import { publishedDay } from '@/content/posts';
import { practice } from '@/content/practice';
import type { Meta } from '@/content/shapes';
import { alternates, localePath, type PageId } from '@/content/site-map';
import {
  type DedicatedId,
  dedicatedArticle,
  genericArticle,
  plainPage,
  type SitePage,
} from '@/content/site-pages';
import { siteUrl } from '@/content/site-url';
import { pageWords, wordsFor } from '@/content/words';
import { feedLabel, feedPath } from './feed';
import { cardSize, socialCard } from './social-card';

/** What holds for every page. Each page says the rest itself, by the builders below. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(siteUrl),
  formatDetection: { telephone: false },
};

/** The colours of the page's ground, `--paper` in globals.css, by day and by night. */
export const groundColours = { light: '#faf6ee', dark: '#0e2529' } as const;

export const siteViewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: groundColours.light },
    { media: '(prefers-color-scheme: dark)', color: groundColours.dark },
  ],
};

/** The metadata of a page that exists in every language. */
export function pageMetadata(page: PageId, locale: Locale): Metadata {
  return describePage(plainPage(page), locale, pageWords(page, locale).meta);
}

/** The metadata of `/blog/{id}`: whatever the id, it is the one generic article (ruling 6). */
export function genericArticleMetadata(locale: Locale): Metadata {
  return describePage(genericArticle(), locale, wordsFor(locale).fiveSigns.meta);
}

/** The metadata of an article with a page of its own, which exists in English only (ruling 5). */
export function dedicatedArticleMetadata(id: DedicatedId, meta: Meta): Metadata {
  return describePage(dedicatedArticle(id), 'en', meta);
}

/** The metadata of the 404 document. Next adds `noindex`; it has no address, hence no canonical. */
export function notFoundMetadata(): Metadata {
  return { ...siteMetadata, ...notFoundMeta('en') };
}

/** What the 404 screen is called in a language. */
export function notFoundMeta(locale: Locale): Meta {
  const { title, description } = wordsFor(locale).notFound.meta;
  return { title: fullTitle(title), description };
}

/** Everything that a page's head says of it, in the page's language. */
function describePage(page: SitePage, locale: Locale, { title, description }: Meta): Metadata {
  const { path } = page;
  const card = socialCard(page, locale);
  return {
    title: fullTitle(title),
    description,
    alternates: {
      canonical: localePath(path, locale),
      languages: { ...alternates(path, page.locales), 'x-default': path },
      types: { 'application/rss+xml': [{ url: feedPath, title: feedLabel(locale) }] },
    },
    openGraph: {
      ...(page.kind === 'article'
        ? { type: 'article', publishedTime: publishedDay(page.post) }
        : { type: 'website' }),
      siteName: practice.name,
      title,
      description,
      url: localePath(path, locale),
      locale: locales[locale].openGraph,
      alternateLocale: page.locales
        .filter((other) => other !== locale)
        .map((other) => locales[other].openGraph),
      images: [{ url: card.path, type: 'image/png', alt: card.alt, ...cardSize }],
    },
    twitter: { card: 'summary_large_image', images: [{ url: card.path, alt: card.alt }] },
  };
}

/** Search engines cut titles at about this many characters. */
const titleLimit = 65;

/** A page's title with the practice's name, which is left off where a search engine would cut it. */
function fullTitle(title: string) {
  const named = `${title} · ${practice.name}`;
  return named.length > titleLimit ? title : named;
}
