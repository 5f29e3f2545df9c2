/** @jest-environment node */
import manifest from '@/app/manifest';
import robots from '@/app/robots';
import sitemap from '@/app/sitemap';
import { allLocales } from '@/content/locales';
import { practice } from '@/content/practice';
import { sitePages } from '@/content/site-pages';
import { wordsFor } from '@/content/words';
import { blogFeed } from '@/seo/feed';
import { llmsText } from '@/seo/llms';
import { structuredDataScript } from '@/seo/structured-data';
import { practice as specified } from '../fixtures/specified-practice';
import { plainSpaces, tracesOf } from '../fixtures/traces';

jest.mock('@/content/practice', () => jest.requireActual('../fixtures/other-practice'));

/** All that the site says with another practice's facts. */
const said = plainSpaces(
  [
    ...allLocales.map((locale) => JSON.stringify(wordsFor(locale))),
    ...sitePages().flatMap((page) =>
      page.locales.map((locale) => structuredDataScript(page, locale)),
    ),
    blogFeed(),
    llmsText(),
    JSON.stringify([manifest(), robots(), sitemap()]),
  ].join('\n'),
);

it('says the facts of a practice', () => {
  // Some forms are made on pages only, such as clock times in French.
  const found = tracesOf(practice).filter(({ pattern }) => pattern.test(said));
  expect(found.length).toBeGreaterThan(90);
});

it('says no fact of the practice that was there before', () => {
  const left = tracesOf(specified).flatMap(({ what, pattern }) => {
    const found = pattern.exec(said);
    return found ? `${what}: ${said.slice(Math.max(0, found.index - 60), found.index + 60)}` : [];
  });
  expect(left).toEqual([]);
});
