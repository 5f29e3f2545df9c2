import type { Practice } from '@/facts/practice-schema';
import { practice } from '../fixtures/specified-practice';
import { siteOf } from '../tools/site-of';
import { elementsOf } from '../tools/texts';

/** The site of a practice that offers less than is specified. What each page shows is tested on the exported ones. */
function load(facts: Partial<Practice>) {
  const site = siteOf(facts);
  const { articleComponents } = require('@/components/sections/article-body');
  const { Header } = require('@/components/layout/header');
  const { sitePages } = require('@/seo/site-pages') as typeof import('@/seo/site-pages');
  const { redirects, rewrites } = require('@/hosting/rules') as typeof import('@/hosting/rules');
  return {
    ...site,
    header: () => site.html(Header, { locale: 'en', here: '/' }),
    link: (href: string) => site.html(articleComponents('en').a, { href }, 'Words'),
    leadsTo: (address: string) => redirects.find(({ from }) => from === address)?.to,
    rewrites,
    sitemap: sitePages().map(({ path }) => path),
    posts: require('@/posts/posts') as typeof import('@/posts/posts'),
  };
}

describe('a site in two languages, of a practice with two services', () => {
  const site = load({ languages: ['fr', 'en'], services: ['individual', 'couples-marriage'] });

  it.each([
    // The addresses of a language that is gone are English ones, by name.
    ['/es', '/'],
    ['/es/help', '/help'],
    ['/pt-br/blog/1', '/blog/1'],
    ['/pt-br/couples-marriage', '/services/couples-marriage'],
    ['/fr/help', undefined],
    // Nothing leads to a service that is gone.
    ['/couples-marriage', '/services/couples-marriage'],
    ['/infidelity-recovery', undefined],
    ['/es/services/sex-therapy', undefined],
  ])('leads %s to %s', (address, to) => {
    expect(site.leadsTo(address)).toBe(to);
  });

  it('names the services that are gone in no heading and to no search engine', () => {
    const whole = siteOf();
    for (const locale of ['en', 'fr'] as const) {
      const { services, blog } = site.in(locale).words.pages;
      const { pages } = whole.in(locale).words;
      expect(services.meta.description).not.toBe(pages.services.meta.description);
      expect(blog.meta.description).not.toBe(pages.blog.meta.description);
      expect(blog.header.title).not.toBe(pages.blog.header.title);
    }
  });

  it('has the posts of its services’ categories alone', () => {
    const categories = site.posts.allPosts().map(({ category }) => category);
    expect([...new Set(categories)].sort()).toEqual([
      'couples-therapy',
      'grief-counselling',
      'individual-counselling',
    ]);
    expect(site.posts.exportedPostIds('en')).not.toContain('infidelity-ptsd');
  });

  it('shows links of an article to what is gone as words', () => {
    expect(site.link('/services/individual')).toContain('<a href="/services/individual"');
    for (const gone of ['/services/sex-therapy#a', '/blog/infidelity-ptsd', '/es/fees'])
      expect([gone, site.link(gone)]).toEqual([gone, 'Words']);
  });
});

describe('a site in English alone, without couples counselling', () => {
  const site = load({ languages: ['en'], services: ['infidelity-recovery'] });

  it('has no language switch', () => {
    expect(site.header()).toContain('href="/contact"');
    expect(site.header()).not.toContain('data-locale');
  });

  it('has no generic article, so neither posts without a text nor unknown ids lead to it', () => {
    expect(site.posts.allPosts().map(({ id }) => id)).toEqual(['infidelity-ptsd']);
    expect(site.posts.exportedPostIds('en')).toEqual([]);
    expect(site.rewrites).toEqual([]);
    expect(site.leadsTo('/es/blog/infidelity-ptsd')).toBe('/blog/infidelity-ptsd');
  });

  it('leads the dedicated article to the services that there are', () => {
    const article = site.page('infidelity-ptsd', 'en');
    expect(article).toContain('href="/infidelity-recovery"');
    expect(article).not.toContain('couples-marriage');
  });
});

describe('a practice of one service, for one person alone', () => {
  const { couples, ...fees } = practice.fees;
  const site = load({ languages: ['en'], services: ['individual'], fees });

  it('has no fee for a couple’s session', () => {
    const { rows } = site.in('en').words.pages.fees.table;
    const page = site.page('fees', 'en');
    expect(page).toContain(rows.individual.name);
    expect(page).not.toContain(rows.couples.name);
    expect(couples).toBeDefined();
  });

  it('has its page in the place of the services menu', () => {
    expect(site.header()).not.toContain('data-island="services-menu"');
    const entries = elementsOf(site.header(), 'nav a').map((link) => link.getAttribute('href'));
    expect(entries.filter((href) => href?.startsWith('/services'))).toEqual([
      '/services/individual',
      '/services/individual',
    ]);
  });

  it('has no blog without a post', () => {
    const { footer, machines } = site.in('en');
    expect(site.header() + footer + machines).not.toMatch(/\/blog|feed\.xml/);
    expect(site.sitemap).not.toContain('/blog');
  });
});
