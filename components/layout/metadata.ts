import type { Metadata, Viewport } from 'next';
import type { Words } from '@/content/en/words';
import type { Locale } from '@/content/locales';
import { genericPost, type PostId } from '@/content/posts';
import { practice } from '@/content/practice';
import type { Meta } from '@/content/shapes';
import { alternates, localePath, type PageId, pagePaths, postPath } from '@/content/site-map';
import { wordsFor } from '@/content/words';

/** Where this site lives: `SITE_URL` at build time, or the practice's own fact. */
const siteUrl = new URL(process.env.SITE_URL || practice.siteUrl);

/** What holds for every page of a language. */
export function siteMetadata(locale: Locale): Metadata {
  const { home } = wordsFor(locale);
  return {
    metadataBase: siteUrl,
    title: { template: `%s · ${practice.name}`, default: `${home.meta.title} · ${practice.name}` },
    description: home.meta.description,
    formatDetection: { telephone: false },
  };
}

export const siteViewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf6ee' },
    { media: '(prefers-color-scheme: dark)', color: '#0e2529' },
  ],
};

const metaOf: Record<PageId, (words: Words) => Meta> = {
  home: (words) => words.home.meta,
  services: (words) => words.services.meta,
  'couples-marriage': (words) => words.couplesMarriage.meta,
  'infidelity-recovery': (words) => words.infidelityRecovery.meta,
  'adhd-couples': (words) => words.adhdCouples.meta,
  'sex-therapy': (words) => words.sexTherapy.meta,
  individual: (words) => words.individual.meta,
  fees: (words) => words.fees.meta,
  blog: (words) => words.blog.meta,
  contact: (words) => words.contact.meta,
};

/** The metadata of a page that exists in every language. */
export function pageMetadata(page: PageId, locale: Locale): Metadata {
  return describePage(metaOf[page](wordsFor(locale)), pagePaths[page], locale);
}

/** The metadata of `/blog/{id}`: whatever the id, it is the one generic article (ruling 6). */
export function genericArticleMetadata(locale: Locale): Metadata {
  return describePage(wordsFor(locale).fiveSigns.meta, postPath(genericPost.id), locale);
}

/** The metadata of an article with a page of its own, which exists in English only (ruling 5). */
export function dedicatedArticleMetadata(id: PostId, { title, description }: Meta): Metadata {
  return { title, description, alternates: { canonical: postPath(id) } };
}

function describePage({ title, description }: Meta, path: string, locale: Locale): Metadata {
  return {
    title,
    description,
    alternates: {
      canonical: localePath(path, locale),
      languages: { ...alternates(path), 'x-default': path },
    },
  };
}
