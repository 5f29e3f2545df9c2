import { practice } from '@/content/practice';
import { closuresOf } from '@/facts/calendar/calendar';
import { spansOf } from '@/facts/calendar/week';
import { moneyFor } from '@/facts/money';
import { absoluteUrl } from '@/facts/origin';
import { phoneForDialler } from '@/facts/phone';
import { ratesOf } from '@/facts/rates';
import { type Locale, locales } from '@/languages/locales';
import { postWords, publishedDay } from '@/posts/posts';
import { localePath } from '@/routing/addresses';
import { isService, type PageId, pagePath } from '@/routing/pages';
import { type ArticlePage, plainPage, type SitePage } from '@/seo/site-pages';
import { pageName, wordsFor } from '@/words/words';
import { socialCard } from './social-card';

type Thing = { '@type': string; [property: string]: unknown };

/**
 * What a page says, for machines (schema.org), in the page's own words and language. The practice is one thing
 * with one `@id`: every page names it, home and contact describe the whole of it.
 */
export function structuredData(page: SitePage, locale: Locale) {
  return { '@context': 'https://schema.org', '@graph': thingsOn(page, locale) };
}

function thingsOn(page: SitePage, locale: Locale): Thing[] {
  if (page.kind === 'article') {
    const { title } = postWords(page.post, locale);
    return [posting(page, locale), breadcrumbs(locale, 'blog', title), business()];
  }
  const id = page.page;
  if (isService(id)) return [breadcrumbs(locale, 'services', pageName(id, locale)), business()];
  if (id === 'home') return [website(), wholePractice(locale)];
  return [id === 'contact' ? wholePractice(locale) : business()];
}

const practiceId = () => ({ '@id': absoluteUrl('/#practice', practice) });

/** What the header and the footer of every page show of the practice. */
const business = () => ({
  '@type': 'ProfessionalService',
  ...practiceId(),
  name: practice.name,
  url: absoluteUrl('/', practice),
  telephone: phoneForDialler(practice.phone).replace('tel:', ''),
  email: practice.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: practice.address,
    addressLocality: practice.location.suburb,
    addressRegion: practice.location.state,
    postalCode: practice.location.postcode,
    addressCountry: 'AU',
  },
});

/** Search engines name the site by it. */
const website = () => ({
  '@type': 'WebSite',
  name: practice.name,
  url: absoluteUrl('/', practice),
});

function person(): Thing | undefined {
  const { name, letters } = practice.practitioner ?? {};
  return name ? { '@type': 'Person', name, honorificSuffix: letters } : undefined;
}

function wholePractice(locale: Locale): Thing {
  const money = moneyFor(locales[locale].tag);
  const fees = Object.values(ratesOf(practice).fee);
  return {
    ...business(),
    description: wordsFor(locale).common.footer.about,
    logo: absoluteUrl('/icons/512.png', practice),
    image: socialCard(plainPage('home'), locale)?.url,
    priceRange: [...new Set([Math.min(...fees), Math.max(...fees)])]
      .map((fee) => money(fee))
      .join('–'),
    openingHoursSpecification: given(openingHours()),
    specialOpeningHoursSpecification: given(closures()),
    founder: person(),
  };
}

/** An empty list is left out. */
const given = <Item>(items: Item[]) => (items.length > 0 ? items : undefined);

/** Days by appointment and closed days are left out, since schema.org knows only hours. */
const openingHours = () =>
  Object.entries(practice.hours).flatMap(([weekday, hours]) =>
    spansOf(hours).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}`,
      opens,
      closes,
    })),
  );

/** From midnight to midnight means closed. */
const closures = () =>
  closuresOf(practice).map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: to,
    opens: '00:00',
    closes: '00:00',
  }));

function posting(page: ArticlePage, locale: Locale): Thing {
  return {
    '@type': 'BlogPosting',
    mainEntityOfPage: absoluteUrl(localePath(page.path, locale), practice),
    headline: postWords(page.post, locale).title,
    datePublished: publishedDay(page.post),
    inLanguage: locales[locale].tag,
    image: socialCard(page, locale)?.url,
    author: person() ?? practiceId(),
    publisher: practiceId(),
  };
}

/** The same as the visible ones: home, the section, the page itself. */
function breadcrumbs(locale: Locale, parent: 'services' | 'blog', here: string): Thing {
  const item = (page: PageId) => ({
    name: pageName(page, locale),
    item: absoluteUrl(pagePath(page, locale), practice),
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [item('home'), item(parent), { name: here }].map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...entry,
    })),
  };
}
