import type { Practice } from '@/facts/practice-schema';
import { siteOf } from '../tools/site-of';

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
    leadsTo: (address: string) => redirects().find(({ from }) => from === address)?.to,
    rewrites: rewrites(),
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

describe('a practice of one service, for one or for two', () => {
  const site = load({ languages: ['en'], services: ['sex-therapy'] });

  it('has no blog without a post', () => {
    const { footer, machines } = site.in('en');
    expect(site.header() + footer + machines).not.toMatch(/\/blog|feed\.xml/);
    expect(site.sitemap).not.toContain('/blog');
  });
});
