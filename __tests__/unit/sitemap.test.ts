/** @jest-environment node */
import sitemap from '@/app/sitemap';
import { siteUrl } from '@/facts/origin';
import { publishedDay } from '@/posts/posts';
import { localePath } from '@/routing/addresses';
import { sitePages } from '@/seo/site-pages';

it('the sitemap gives every address its languages, itself among them', () => {
  const entries = sitemap();
  for (const { url, alternates } of entries) {
    const languages = Object.values(alternates?.languages ?? {});
    expect(languages).toContain(url);
    for (const other of languages)
      expect(entries.find((entry) => entry.url === other)?.alternates).toEqual(alternates);
  }
});

it('the sitemap dates only what has a date', () => {
  const dated = sitemap().filter(({ lastModified }) => lastModified);
  const published = sitePages().flatMap((page) =>
    page.kind === 'article' && publishedDay(page.post)
      ? page.locales.map((locale) => siteUrl + localePath(page.path, locale))
      : [],
  );
  expect(dated.map(({ url }) => url)).toEqual(published);
});
