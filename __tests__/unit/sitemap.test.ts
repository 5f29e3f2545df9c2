/** @jest-environment node */
import manifest from '@/app/manifest';
import robots from '@/app/robots';
import sitemap from '@/app/sitemap';
import { factsFor, weekFor } from '@/content/facts';
import { allLocales, prefixedLocales } from '@/content/locales';
import { publishedDay } from '@/content/posts';
import { practice } from '@/content/practice';
import { localePath, pagePaths } from '@/content/site-map';
import { sitePages } from '@/content/site-pages';
import { wordsFor } from '@/content/words';
import { llmsText } from '@/seo/llms';

const site = practice.siteUrl;
const articles = sitePages().flatMap((page) => (page.kind === 'article' ? page : []));
const addressesOf = (pages: typeof articles) =>
  pages.flatMap(({ path, locales }) => locales.map((locale) => localePath(path, locale)));

describe('the sitemap', () => {
  it('has every canonical address once, and no other', () => {
    const paths = Object.values(pagePaths);
    expect(
      sitemap()
        .map(({ url }) => url.slice(site.length) || '/')
        .sort(),
    ).toEqual(
      [
        ...allLocales.flatMap((locale) => paths.map((path) => localePath(path, locale))),
        ...addressesOf(articles),
      ].sort(),
    );
  });

  it('gives every address its languages, itself among them', () => {
    const entries = sitemap();
    for (const { url, alternates } of entries) {
      const languages = Object.values(alternates?.languages ?? {});
      expect(languages).toContain(url);
      for (const other of languages) {
        expect(entries.find((entry) => entry.url === other)?.alternates).toEqual(alternates);
      }
    }
  });

  it('dates only what has a date', () => {
    const dated = sitemap().filter(({ lastModified }) => lastModified);
    const published = articles.filter(({ post }) => publishedDay(post));
    expect(dated.map(({ url }) => url)).toEqual(addressesOf(published).map((path) => site + path));
  });
});

it('lets every robot in, and shows it the sitemap', () => {
  expect(robots()).toEqual({
    rules: { userAgent: '*', allow: '/' },
    sitemap: `${site}/sitemap.xml`,
  });
});

it('can stand on a home screen, whatever shape the phone cuts icons to', () => {
  const { name, start_url, icons } = manifest();
  expect([name, start_url]).toEqual([practice.name, '/']);
  expect(icons?.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
});

describe('llms.txt', () => {
  const text = llmsText();
  const { fee, length, rebate, rebateYear } = factsFor('en');

  it('begins with the name and one sentence (llmstxt.org)', () => {
    const { description } = wordsFor('en').pages.home.meta;
    expect(text.startsWith(`# ${practice.name}\n\n> ${description}\n`)).toBe(true);
  });

  it.each([
    practice.phone,
    'In person in Tewantin, Noosa, or online',
    `Individual session: ${fee.individual} (${length.individual})`,
    `Couples/marriage session: ${fee.couples} (${length.couples})`,
    `Extended session: ${fee.extended} (${length.extended})`,
    `up to ${rebate} (${rebateYear})`,
    'Lifeline 13 11 14',
  ])('says: %s', (fact) => {
    expect(text).toContain(fact);
  });

  it('has the hours of every day', () => {
    const words = { closed: 'closed', 'by appointment': 'by appointment' };
    for (const { day, open } of weekFor('en')) {
      const hours =
        open.kind === 'open' ? open.text.replace(/[\u00a0\u202f]/g, ' ') : words[open.kind];
      expect(text).toContain(`${day} ${hours}`);
    }
  });

  it('links every English page, and each language', () => {
    const linked = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url);
    expect(linked.sort()).toEqual(
      [
        ...Object.values(pagePaths).map((path) => (path === '/' ? site : site + path)),
        ...articles.map(({ path }) => site + path),
        ...prefixedLocales.map((locale) => `${site}/${locale}`),
      ].sort(),
    );
  });
});
