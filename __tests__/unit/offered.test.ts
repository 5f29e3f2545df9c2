/** @jest-environment node */

import type { Practice } from '@/facts/practice-schema';
import { practice as specified } from '../fixtures/specified-practice';
import { siteOf } from '../tools/site-of';

/** The site of a practice that offers less than is specified. */
function load(facts: Pick<Practice, 'languages' | 'services'>) {
  jest.doMock('@/content/posts/infidelity-ptsd/en.mdx', () => ({
    __esModule: true,
    default: () => null,
    tableOfContents: [],
  }));
  const { html, page } = siteOf(facts);
  const pages = require('@/routing/pages') as typeof import('@/routing/pages');
  const { articleComponents } = require('@/components/sections/article-body');
  const articles = facts.services.includes('infidelity-recovery') ? ['infidelity-ptsd'] : [];
  const shown = [...pages.pageIds, ...articles].map((id) => [id, page(id, 'en')]);
  return {
    pages,
    shown: Object.fromEntries(shown) as Record<string, string>,
    header: html(require('@/components/layout/header').Header, { locale: 'en', here: '/' }),
    link: (href: string) => html(articleComponents('en').a, { href }, 'Words'),
    posts: require('@/posts/posts') as typeof import('@/posts/posts'),
    rules: require('@/hosting/rules') as typeof import('@/hosting/rules'),
    files: require('@/hosting/files') as typeof import('@/hosting/files'),
    words: require('@/words/words') as typeof import('@/words/words'),
    seo: require('@/seo/site-pages') as typeof import('@/seo/site-pages'),
  };
}

const categories = ({ posts }: ReturnType<typeof load>) =>
  new Set(posts.allPosts().map(({ category }) => category));
const leadsTo = ({ rules }: ReturnType<typeof load>, address: string) =>
  rules.redirects.find(({ from }) => from === address)?.to;

describe('a site in two languages, of a practice with two services', () => {
  const site = load({ languages: ['fr', 'en'], services: ['individual', 'couples-marriage'] });

  it('has pages, menus, cards and footer links for these alone', () => {
    const { serviceIds, pageIds, cardIds, footerIds } = site.pages;
    expect(serviceIds).toEqual(['couples-marriage', 'individual']);
    expect(pageIds).toEqual(
      ['home', 'services', 'couples-marriage', 'individual', 'fees', 'blog', 'contact'].concat(
        ...['help', 'privacy'],
      ),
    );
    expect(cardIds).toEqual(['couples-marriage', 'individual', 'online']);
    expect(footerIds).toEqual(['home', 'couples-marriage', 'fees', 'blog']);
  });

  it('has every page in English and French, and no other', () => {
    for (const { locales } of site.seo.sitePages())
      expect(['en', 'en,fr']).toContain(locales.join());
    expect(site.rules.rewrites.map(({ under }) => under)).toEqual(['/blog/', '/fr/blog/']);
  });

  it('leads the addresses of a language that is gone to English, by name', () => {
    expect(leadsTo(site, '/es')).toBe('/');
    expect(leadsTo(site, '/es/help')).toBe('/help');
    expect(leadsTo(site, '/pt-br/blog/1')).toBe('/blog/1');
    expect(leadsTo(site, '/pt-br/couples-marriage')).toBe('/services/couples-marriage');
    expect(leadsTo(site, '/fr/help')).toBeUndefined();
    expect(site.files.redirectsFile()).toContain('\n/es/help /help 301\n');
  });

  it('leads nobody to a service that is gone', () => {
    expect(leadsTo(site, '/couples-marriage')).toBe('/services/couples-marriage');
    expect(leadsTo(site, '/infidelity-recovery')).toBeUndefined();
    expect(leadsTo(site, '/es/services/sex-therapy')).toBeUndefined();
    const html = Object.values(site.shown).join('') + site.header;
    expect(html).toContain('href="/services/individual"');
    expect(html).not.toMatch(/sex-therapy|adhd-couples|infidelity-(recovery|ptsd)/);
  });

  it('claims nothing of what belongs to a service that is gone', () => {
    const claims = /43%|31%|20.{1,9}25.?%|60.{1,9}75.?%/;
    expect(Object.values(site.shown).filter((html) => claims.test(html))).toEqual([]);
    expect(load(specified).shown.home).toMatch(claims);
  });

  it('names the services that are gone in no heading and to no search engine', () => {
    const whole = load(specified);
    for (const locale of ['en', 'fr'] as const) {
      const { services, blog } = site.words.wordsFor(locale).pages;
      const { pages } = whole.words.wordsFor(locale);
      expect(services.meta.description).not.toBe(pages.services.meta.description);
      expect(blog.meta.description).not.toBe(pages.blog.meta.description);
      expect(blog.header.title).not.toBe(pages.blog.header.title);
    }
  });

  it('has the posts of its services’ categories alone', () => {
    expect([...categories(site)].sort()).toEqual([
      'couples-therapy',
      'grief-counselling',
      'individual-counselling',
    ]);
    expect(site.posts.exportedPostIds('en')).not.toContain('infidelity-ptsd');
  });

  it('shows links of an article to what is gone as words', () => {
    expect(site.link('/services/individual')).toContain('<a href="/services/individual"');
    for (const gone of [
      '/services/sex-therapy',
      '/blog/infidelity-ptsd',
      '/es/fees',
      '/services/sex-therapy#a',
    ])
      expect([gone, site.link(gone)]).toEqual([gone, 'Words']);
  });
});

describe('a site in English alone, without couples counselling', () => {
  const site = load({ languages: ['en'], services: ['infidelity-recovery'] });

  it('has no language switch', () => {
    expect(site.header).toContain('href="/contact"');
    expect(site.header).not.toContain('data-locale');
  });

  it('has no generic article, so neither posts without a text nor unknown ids lead to it', () => {
    expect(site.posts.allPosts().map(({ id }) => id)).toEqual(['infidelity-ptsd']);
    expect(site.posts.exportedPostIds('en')).toEqual([]);
    expect(site.rules.rewrites).toEqual([]);
    expect(leadsTo(site, '/es/blog/infidelity-ptsd')).toBe('/blog/infidelity-ptsd');
  });

  it('leads the dedicated article to the services that there are', () => {
    const article = site.shown['infidelity-ptsd'];
    expect(article).toContain('href="/infidelity-recovery"');
    expect(article).not.toContain('couples-marriage');
  });
});

it('without a service for two, no couple’s session is offered at a fee', () => {
  const site = load({ languages: ['en'], services: ['individual'] });
  const { rates, sessionKinds } = require('@/facts/values');
  expect(sessionKinds).toEqual(['individual', 'extended']);
  expect(Object.keys(rates.fee)).toEqual(sessionKinds);
  const { couples, individual } = require('@/words/words').pageWords('fees', 'en').table.rows;
  expect(site.shown.fees).toContain(individual.name);
  expect(site.shown.fees).not.toContain(couples.name);
});
