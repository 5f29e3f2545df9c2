/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { Metadata } from 'next';
import { infidelityPtsd } from '@/content/en/infidelity-ptsd';
import { allLocales, type Locale, locales } from '@/content/locales';
import { practice } from '@/content/practice';
import { localePath, type PageId, pagePaths } from '@/content/site-map';
import { sitePages } from '@/content/site-pages';
import {
  articleMetadata,
  groundColours,
  notFoundMeta,
  pageMetadata,
  postMetadata,
  siteMetadata,
  siteViewport,
} from '@/seo/metadata';

type Described = { path: string; locale: Locale; metadata: Metadata };

/** The metadata of every page, in every language. */
const everyPage: Described[] = [
  ...allLocales.flatMap((locale) => [
    ...(Object.keys(pagePaths) as PageId[]).map((page) => ({
      path: localePath(pagePaths[page], locale),
      locale,
      metadata: pageMetadata(page, locale),
    })),
  ]),
  ...sitePages().flatMap((page) => {
    if (page.kind !== 'article') return [];
    const { path, post } = page;
    return page.locales.map((locale) => ({
      path: localePath(path, locale),
      locale,
      metadata:
        post.id === 'infidelity-ptsd'
          ? articleMetadata(post, locale, infidelityPtsd.meta)
          : postMetadata(post.id, locale),
    }));
  }),
];
const byPath = new Map(everyPage.map((page) => [page.path, page]));

const languagesOf = ({ metadata }: Described) =>
  metadata.alternates?.languages as Record<string, string>;

it('knows the same pages as the site map', () => {
  const mapped = sitePages().flatMap(({ path, locales: existsIn }) =>
    existsIn.map((locale) => localePath(path, locale)),
  );
  expect([...byPath.keys()].sort()).toEqual(mapped.sort());
});

describe.each(allLocales)('in %s', (locale) => {
  const pages = everyPage.filter((page) => page.locale === locale);

  it.each(['title', 'description'] as const)('every %s is its own', (field) => {
    const texts = pages.map(({ metadata }) => metadata[field]);
    expect(new Set(texts).size).toBe(pages.length);
    for (const text of texts) expect(text).toEqual(expect.stringMatching(/\S/));
  });

  it('every title is shown whole by a search engine, with the practice’s name where that fits', () => {
    for (const { metadata } of pages) {
      const title = String(metadata.title);
      expect(title.length).toBeLessThanOrEqual(65);
      const named = `${metadata.openGraph?.title} · ${practice.name}`;
      expect(title).toBe(named.length <= 65 ? named : metadata.openGraph?.title);
    }
  });
});

describe.each(everyPage.map((page) => [page.path, page] as const))('%s', (path, page) => {
  const { metadata, locale } = page;

  it('is its own canonical address', () => {
    expect(metadata.alternates?.canonical).toBe(path);
    expect(metadata.openGraph?.url).toBe(path);
  });

  it('names its other languages, and they name it', () => {
    const languages = languagesOf(page);
    expect(languages[locales[locale].tag]).toBe(path);
    expect(languages['x-default']).toBe(languages['en-AU']);
    for (const other of Object.values(languages)) {
      expect(languagesOf(byPath.get(other) as Described)).toEqual(languages);
    }
  });

  it('tells social apps the same, in its language', () => {
    const { openGraph } = metadata;
    expect(String(metadata.title).replace(` · ${practice.name}`, '')).toBe(openGraph?.title);
    expect(openGraph?.description).toBe(metadata.description);
    const named = [openGraph?.locale, ...[openGraph?.alternateLocale ?? []].flat()];
    expect(named[0]).toBe(locales[locale].openGraph);
    expect(new Set(named).size).toBe(Object.keys(languagesOf(page)).length - 1);
  });
});

it('offers the dedicated article in English only', () => {
  expect(languagesOf(byPath.get('/blog/infidelity-ptsd') as Described)).toEqual({
    'en-AU': '/blog/infidelity-ptsd',
    'x-default': '/blog/infidelity-ptsd',
  });
});

it('dates the generic article, and gives no date to one that is dated by its reader', () => {
  expect(byPath.get('/fr/blog/1')?.metadata.openGraph).toMatchObject({
    type: 'article',
    publishedTime: '2024-03-15',
  });
  const dedicated = byPath.get('/blog/infidelity-ptsd')?.metadata.openGraph;
  expect(dedicated).toMatchObject({ type: 'article', publishedTime: undefined });
});

it('gives the 404 document a name, and no address', () => {
  expect(notFoundMeta('en').title).toBe(`Page not found · ${practice.name}`);
  expect(siteMetadata.alternates).toBeUndefined();
  expect(siteMetadata.openGraph).toBeUndefined();
});

it('colours the browser like the page, by day and by night', () => {
  const [, light, dark] =
    /--paper: light-dark\((#\w+), (#\w+)\)/.exec(readFileSync('app/styles/tokens.css', 'utf8')) ??
    [];
  expect(groundColours).toEqual({ light, dark });
  expect(siteViewport.themeColor).toEqual([
    { media: '(prefers-color-scheme: light)', color: light },
    { media: '(prefers-color-scheme: dark)', color: dark },
  ]);
});
