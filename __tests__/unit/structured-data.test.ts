/** @jest-environment node */

import { factsFor, serviceSessions } from '@/content/facts';
import { allLocales, type Locale, locales } from '@/content/locales';
import { phoneHref } from '@/content/phone';
import { allPosts, postOf, postWords } from '@/content/posts';
import { practice } from '@/content/practice';
import { localePath, type PageId, postPath, serviceIds } from '@/content/site-map';
import { type ArticlePage, articlePage, plainPage, sitePages } from '@/content/site-pages';
import { pageName, wordsFor } from '@/content/words';
import { sessionKinds } from '@/lib/cost';
import { structuredData, structuredDataScript } from '@/seo/structured-data';

type Node = Record<string, unknown> & { '@type': string };

const nodesOf = (...[page, locale]: Parameters<typeof structuredData>) =>
  JSON.parse(JSON.stringify(structuredData(page, locale)['@graph'])) as Node[];
const typesOf = (page: PageId, locale: Locale = 'en') =>
  nodesOf(plainPage(page), locale).map((node) => node['@type']);
/** The node of a type in the structured data of a page. */
function nodeOn(page: PageId, type: string, locale: Locale = 'en'): Node {
  const found = nodesOf(plainPage(page), locale).find((node) => node['@type'] === type);
  if (!found) throw new Error(`${page} has no ${type}`);
  return found;
}

const site = practice.siteUrl;

/** The lowest fee and the highest. */
function priceRange(locale: Locale): string {
  const { fee } = factsFor(locale);
  const sorted = sessionKinds.toSorted(
    (one, other) => practice.fees[one].dollars - practice.fees[other].dollars,
  );
  return sorted
    .filter((_, index) => index !== 1)
    .map((kind) => fee[kind])
    .join('–');
}

it.each([
  ['home', ['WebSite', 'ProfessionalService']],
  ['services', ['ProfessionalService']],
  ['couples-marriage', ['Service', 'BreadcrumbList', 'FAQPage', 'ProfessionalService']],
  ['infidelity-recovery', ['Service', 'BreadcrumbList', 'FAQPage', 'ProfessionalService']],
  ['adhd-couples', ['Service', 'BreadcrumbList', 'FAQPage', 'ProfessionalService']],
  ['sex-therapy', ['Service', 'BreadcrumbList', 'FAQPage', 'ProfessionalService']],
  // A page without questions.
  ['individual', ['Service', 'BreadcrumbList', 'ProfessionalService']],
  ['fees', ['ProfessionalService']],
  ['blog', ['Blog', 'ProfessionalService']],
  ['contact', ['ProfessionalService']],
] as const)('%s speaks of %j', (page, types) => {
  for (const locale of allLocales) expect(typesOf(page, locale)).toEqual(types);
});

describe('the practice', () => {
  it('is one thing, whatever the page and the language', () => {
    for (const page of sitePages()) {
      for (const locale of page.locales) {
        expect(nodesOf(page, locale)).toContainEqual(
          expect.objectContaining({
            '@type': 'ProfessionalService',
            '@id': `${site}/#practice`,
            name: practice.name,
            url: site,
            telephone: phoneHref.replace('tel:', ''),
            address: {
              '@type': 'PostalAddress',
              addressLocality: practice.location.suburb,
              addressRegion: practice.location.state,
              addressCountry: 'AU',
            },
          }),
        );
      }
    }
  });

  it('serves the town, the country and the world, named in the language', () => {
    const names = (locale: Locale) =>
      (nodeOn('home', 'ProfessionalService', locale).areaServed as Node[]).map(({ name }) => name);
    expect(names('en')).toEqual([practice.location.suburb, 'Australia', 'World']);
    expect(names('fr')).toEqual([practice.location.suburb, 'Australie', 'Monde']);
  });

  it.each(['home', 'contact'] as const)('is described whole on %s', (page) => {
    for (const locale of allLocales) {
      expect(nodeOn(page, 'ProfessionalService', locale)).toMatchObject({
        description: wordsFor(locale).common.footer.about,
        logo: `${site}/icons/512.png`,
        priceRange: priceRange(locale),
      });
    }
  });

  it.each(['home', 'contact'] as const)('has every opening on %s, and no other', (page) => {
    const { openingHoursSpecification } = nodeOn(page, 'ProfessionalService') as Node & {
      openingHoursSpecification: { dayOfWeek: string[]; opens: string; closes: string }[];
    };
    const openings = openingHoursSpecification.flatMap(({ dayOfWeek, opens, closes }) =>
      dayOfWeek.map((day) => [day.toLowerCase(), { opens, closes }] as const),
    );
    expect(new Set(openings.map(([day]) => day)).size).toBe(openings.length);
    expect(Object.fromEntries(openings)).toEqual(
      Object.fromEntries(
        Object.entries(practice.hours).filter(([, hours]) => typeof hours === 'object'),
      ),
    );
  });

  it.each(allLocales)(
    'offers its sessions where they are shown, on the fees page, in %s',
    (locale) => {
      const {
        priceRange: range,
        makesOffer,
        ...rest
      } = nodeOn('fees', 'ProfessionalService', locale);
      const { payment, table } = wordsFor(locale).pages.fees;
      expect(range).toBe(priceRange(locale));
      expect(rest.paymentAccepted).toBe(payment.ways.join(', '));
      expect(makesOffer).toEqual(
        sessionKinds.map((kind) => ({
          '@type': 'Offer',
          name: table.rows[kind].name,
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
      expect(JSON.stringify(structuredData(plainPage('home'), locale))).not.toContain('Offer');
    },
  );
});

describe.each(serviceIds)('%s', (id) => {
  it.each(allLocales)('is a service of the practice at the fees that it shows, in %s', (locale) => {
    const url = site + localePath(plainPage(id).path, locale);
    expect(nodeOn(id, 'Service', locale)).toMatchObject({
      '@id': `${url}#service`,
      url,
      name: pageName(id, locale),
      provider: { '@id': `${site}/#practice` },
      offers: serviceSessions[id].map((kind) => ({
        price: practice.fees[kind].dollars,
        priceCurrency: 'AUD',
      })),
    });
  });

  it.each(allLocales)('stands below the services, in %s', (locale) => {
    expect(nodeOn(id, 'BreadcrumbList', locale).itemListElement).toEqual([
      {
        '@type': 'ListItem',
        position: 1,
        name: pageName('home', locale),
        item: locale === 'en' ? site : `${site}/${locale}`,
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: pageName('services', locale),
        item: site + localePath('/services', locale),
      },
      { '@type': 'ListItem', position: 3, name: pageName(id, locale) },
    ]);
  });
});

it.each(allLocales)('asks and answers the questions of a page, in %s', (locale) => {
  const { questions } = wordsFor(locale).pages['sex-therapy'].questions;
  const faq = nodeOn('sex-therapy', 'FAQPage', locale);
  expect(faq.inLanguage).toBe(locales[locale].tag);
  expect(faq.mainEntity).toEqual(
    questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  );
});

const article = (id: string) => articlePage(postOf(id)) as ArticlePage;

describe('the blog', () => {
  it.each(allLocales)('lists every post, in %s', (locale) => {
    const { blogPost } = nodeOn('blog', 'Blog', locale) as Node & { blogPost: Node[] };
    expect(blogPost.map(({ headline }) => headline)).toEqual(
      allPosts().map((post) => postWords(post, locale).title),
    );
  });

  it('leads to the articles that there are, and to no other', () => {
    const { blogPost } = nodeOn('blog', 'Blog', 'fr') as Node & { blogPost: Node[] };
    expect(blogPost.map(({ url }) => url)).toEqual(
      allPosts().map(({ id, texts }) => {
        if (texts.fr?.text) return `${site}/fr/blog/${id}`;
        return texts.en.text ? `${site}/blog/${id}` : undefined;
      }),
    );
  });

  it('dates a post by its day, and one that is always dated today not at all', () => {
    const [generic] = nodesOf(article('1'), 'pt-br');
    expect(generic).toMatchObject({
      '@type': 'BlogPosting',
      headline: postWords(postOf('1'), 'pt-br').title,
      datePublished: '2024-03-15',
      inLanguage: 'pt-BR',
      mainEntityOfPage: `${site}/pt-br${postPath('1')}`,
      image: `${site}/og/pt-br/blog/1.png`,
    });
    const [today] = nodesOf(article('infidelity-ptsd'), 'en');
    expect(today).toMatchObject({ '@type': 'BlogPosting', inLanguage: 'en-AU' });
    expect(today).not.toHaveProperty('datePublished');
  });
});

it('is a data block that no word can end', () => {
  const title = jest.replaceProperty(
    postOf('1').texts.en,
    'title',
    '</script><script>alert(1)</script>',
  );
  const block = structuredDataScript(article('1'), 'en');
  title.restore();
  expect(block.match(/<\/?script/g)).toEqual(['<script', '</script']);
  const json = block.replace(/^<script type="application\/ld\+json">|<\/script>$/g, '');
  expect(JSON.parse(json)['@graph'][0].headline).toBe('</script><script>alert(1)</script>');
});
