/** @jest-environment node */

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StructuredData } from '@/app/structured-data';
import { practice } from '@/content/practice';
import { spansOf } from '@/facts/calendar/week';
import { siteUrl as site } from '@/facts/origin';
import { sessionKinds } from '@/facts/values';
import { allLocales, type Locale } from '@/languages/locales';
import { postOf } from '@/posts/posts';
import { localePath } from '@/routing/addresses';
import { type PageId, pages, serviceIds } from '@/routing/pages';
import { articlePage, plainPage, sitePages } from '@/seo/site-pages';
import { structuredData } from '@/seo/structured-data';
import { wordsFor } from '@/words/words';

// That a page shows what its structured data states, breadcrumbs too, is tested on the exported pages.

type Node = Record<string, unknown> & { '@type': string };

const nodesOf = (...[page, locale]: Parameters<typeof structuredData>) =>
  JSON.parse(JSON.stringify(structuredData(page, locale)['@graph'])) as Node[];
/** The node of a type in the structured data of a page. */
function nodeOn(page: PageId, type: string, locale: Locale = 'en'): Node {
  const found = nodesOf(plainPage(page), locale).find((node) => node['@type'] === type);
  if (!found) throw new Error(`${page} has no ${type}`);
  return found;
}

it.each([
  ['home', ['WebSite', 'ProfessionalService']],
  ['services', ['ProfessionalService']],
  ...serviceIds.map((id) => [id, ['Service', 'BreadcrumbList', 'ProfessionalService']] as const),
  ['fees', ['ProfessionalService']],
  ['blog', ['ProfessionalService']],
  ['contact', ['ProfessionalService']],
] as const)('%s describes %j', (page, types) => {
  for (const locale of allLocales)
    expect(nodesOf(plainPage(page), locale).map((node) => node['@type'])).toEqual(types);
});

it('the practice is one thing, whatever the page and the language', () => {
  const { postcode: postalCode } = practice.location;
  const same = {
    '@id': `${site}/#practice`,
    name: practice.name,
    url: site,
    address: expect.objectContaining({ postalCode }),
  };
  for (const page of sitePages())
    for (const locale of page.locales)
      expect(nodesOf(page, locale)).toContainEqual(expect.objectContaining(same));
});

it.each(['home', 'contact'] as const)('%s has every opening of the week, and no other', (page) => {
  const { openingHoursSpecification } = nodeOn(page, 'ProfessionalService') as Node & {
    openingHoursSpecification: { dayOfWeek: string[]; opens: string; closes: string }[];
  };
  const openings = openingHoursSpecification.flatMap(({ dayOfWeek, opens, closes }) =>
    dayOfWeek.map((day) => `${day.toLowerCase()} ${opens} ${closes}`),
  );
  expect(openings.sort()).toEqual(
    Object.entries(practice.hours)
      .flatMap(([day, hours]) =>
        spansOf(hours).map(({ opens, closes }) => `${day} ${opens} ${closes}`),
      )
      .sort(),
  );
});

it.each(allLocales)('the fees page offers each kind of session at its fee, in %s', (locale) => {
  const { rows } = wordsFor(locale).pages.fees.table;
  expect(nodeOn('fees', 'ProfessionalService', locale).makesOffer).toEqual(
    sessionKinds.map((kind) => ({
      '@type': 'Offer',
      name: rows[kind].name,
      price: practice.fees[kind].dollars,
      priceCurrency: 'AUD',
      eligibleDuration: {
        '@type': 'QuantitativeValue',
        minValue: practice.fees[kind].minutes[0],
        maxValue: practice.fees[kind].minutes[1],
        unitCode: 'MIN',
      },
    })),
  );
});

it.each(serviceIds)('%s is a service of the practice at the fees that it shows', (id) => {
  for (const locale of allLocales)
    expect(nodeOn(id, 'Service', locale)).toMatchObject({
      url: site + localePath(plainPage(id).path, locale),
      provider: { '@id': `${site}/#practice` },
      offers: pages[id].sessions.map((kind) => ({
        price: practice.fees[kind].dollars,
        priceCurrency: 'AUD',
      })),
    });
});

it('a post is dated by its day, and one that is always dated today not at all', () => {
  const article = (id: string) => articlePage(postOf(id));
  expect(nodesOf(article('1'), 'pt-br')[0]).toMatchObject({
    '@type': 'BlogPosting',
    datePublished: '2024-03-15',
    inLanguage: 'pt-BR',
    mainEntityOfPage: `${site}/pt-br/blog/1`,
  });
  const [today] = nodesOf(article('infidelity-ptsd'), 'en');
  expect(today).toMatchObject({ '@type': 'BlogPosting', inLanguage: 'en-AU' });
  expect(today).not.toHaveProperty('datePublished');
});

it('no word can end the block that holds it', () => {
  const evil = '</script><script>alert(1)</script>';
  const title = jest.replaceProperty(postOf('1').texts.en, 'title', evil);
  const block = renderToStaticMarkup(
    createElement(StructuredData, { page: articlePage(postOf('1')), locale: 'en' }),
  );
  title.restore();
  expect(block.match(/<\/?script/g)).toEqual(['<script', '</script']);
  const json = block.replace(/^<script type="application\/ld\+json">|<\/script>$/g, '');
  expect(JSON.parse(json)['@graph'][0].headline).toBe(evil);
});
