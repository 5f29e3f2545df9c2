/** @jest-environment node */
import sitemap from '@/app/sitemap';
import { practice } from '@/content/practice';
import { siteUrl } from '@/facts/origin';
import { valuesFor, weekFor } from '@/facts/values';
import { publishedDay } from '@/posts/posts';
import { localePath } from '@/routing/addresses';
import { llmsText } from '@/seo/llms';
import { sitePages } from '@/seo/site-pages';
import { plainSpaces } from '../fixtures/traces';

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

it('llms.txt has the phone, the fees, the rebate, the hours and Lifeline', () => {
  const text = plainSpaces(llmsText());
  const { fee, short, rebate } = valuesFor('en');
  for (const fact of [
    practice.phone,
    `${fee.individual} (${short.length.individual})`,
    `${fee.couples} (${short.length.couples})`,
    `${fee.extended} (${short.length.extended})`,
    rebate,
    ...weekFor('en').map(
      ({ day, open }) => `${day} ${open.kind === 'open' ? open.texts.join(' and ') : open.kind}`,
    ),
    'Lifeline, 13 11 14',
  ])
    expect(text).toContain(plainSpaces(fact));
});
