import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StructuredData } from '@/app/structured-data';
import { practice } from '@/content/practice';
import { originOf } from '@/facts/origin';
import { postOf } from '@/posts/posts';
import { articlePage, plainPage, sitePages } from '@/seo/site-pages';
import { structuredData } from '@/seo/structured-data';

const site = originOf(practice);

// That a page shows what its structured data states, breadcrumbs too, is tested on the exported pages.

const nodesOf = (...[page, locale]: Parameters<typeof structuredData>) =>
  JSON.parse(JSON.stringify(structuredData(page, locale)['@graph']));

it('the practice is one thing, whatever the page and the language', () => {
  const same = {
    '@type': 'ProfessionalService',
    '@id': `${site}/#practice`,
    name: practice.name,
    url: site,
    address: expect.objectContaining({ postalCode: practice.location.postcode }),
  };
  for (const page of sitePages())
    for (const locale of page.locales)
      expect(nodesOf(page, locale)).toContainEqual(expect.objectContaining(same));
});

it.each(['home', 'contact'] as const)('%s describes the whole of it', (page) => {
  const whole = nodesOf(plainPage(page), 'en').at(-1);
  expect(whole.logo).toBe(`${site}/icons/512.png`);
  expect(whole.priceRange).toMatch(/180.*280/);
  expect(whole.openingHoursSpecification).toHaveLength(5);
  expect(whole.openingHoursSpecification[0]).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: 'Monday',
    opens: '09:00',
    closes: '18:00',
  });
});

it('an article names the practitioner as its author, where the facts do', () => {
  const { practitioner } = practice;
  practice.practitioner = { name: 'A. Name' };
  const [article] = nodesOf(articlePage(postOf('1')), 'en');
  practice.practitioner = practitioner;
  expect(article.author).toMatchObject({ '@type': 'Person', name: 'A. Name' });
});

it('no word can end the block that holds it', () => {
  const evil = '</script><script>alert(1)</script>';
  const title = jest.replaceProperty(postOf('1').texts.en, 'title', evil);
  const block = renderToStaticMarkup(
    createElement(StructuredData, { page: articlePage(postOf('1')), locale: 'en' }),
  );
  title.restore();
  expect(block.match(/<\/?script/g)).toEqual(['<script', '</script']);
  const json = block.replace(/^<script[^>]*>|<\/script>$/g, '');
  expect(JSON.parse(json)['@graph'][0].headline).toBe(evil);
});
