import type { ElementType } from 'react';
import { Header } from '@/components/layout/header';
import { articleComponents } from '@/components/sections/article-body';
import type { Practice } from '@/facts/practice-schema';
import { redirects, rewrites } from '@/hosting/rules';
import { allPosts, exportedPostIds } from '@/posts/posts';
import { sitePages } from '@/seo/site-pages';
import { siteOf } from '../tools/site-of';

/** The site of a practice that offers less than is specified. What each page shows is tested on the exported ones. */
function load(facts: Partial<Practice>) {
  const site = siteOf(facts);
  const Link = articleComponents('en').a as ElementType;
  return {
    ...site,
    header: () => site.html(<Header locale="en" here="/" stays={false} />),
    link: (href: string) => site.html(<Link href={href}>Words</Link>),
    leadsTo: (address: string) => site.asked(redirects).find(({ from }) => from === address)?.to,
    rewrites: () => site.asked(rewrites),
    sitemap: () => site.asked(sitePages).map(({ path }) => path),
    posts: () => site.asked(allPosts),
    exported: () => site.asked(() => exportedPostIds('en')),
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
    const categories = site.posts().map(({ category }) => category);
    expect([...new Set(categories)].sort()).toEqual([
      'couples-therapy',
      'grief-counselling',
      'individual-counselling',
    ]);
    expect(site.exported()).not.toContain('infidelity-ptsd');
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
    expect(site.posts().map(({ id }) => id)).toEqual(['infidelity-ptsd']);
    expect(site.exported()).toEqual([]);
    expect(site.rewrites()).toEqual([]);
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
    expect(site.header() + footer + machines).not.toMatch(/\/blog/);
    expect(site.sitemap()).not.toContain('/blog');
  });
});
