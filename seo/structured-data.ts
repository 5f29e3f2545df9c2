import { practice } from '@/content/practice';
import { closuresOf } from '@/facts/calendar/calendar';
import { spansOf } from '@/facts/calendar/week';
import { offeredLocales } from '@/facts/offered';
import { absoluteUrl } from '@/facts/origin';
import { phoneHref } from '@/facts/phone';
import { portraitFile, portraitSizes } from '@/facts/portrait';
import type { Practice, SessionKind } from '@/facts/practice-schema';
import { rates, sessionKinds, valuesFor } from '@/facts/values';
import { type Locale, locales } from '@/languages/locales';
import { postWords, publishedDay } from '@/posts/posts';
import { localePath } from '@/routing/addresses';
import { isService, type PageId, pagePaths, pages, type ServiceId } from '@/routing/pages';
import { type ArticlePage, plainPage, type SitePage } from '@/seo/site-pages';
import { pageName, pageWords, wordsFor } from '@/words/words';
import { socialCard } from './social-card';

type Properties = Record<string, unknown>;
/** One thing of schema.org. */
type Thing = Properties & { '@type': string };

/**
 * What a page says, for machines (schema.org), in the page's own words and language. The practice is one thing
 * with one `@id`: every page names it, home and contact describe the whole of it, the fees page its
 * prices.
 */
export function structuredData(page: SitePage, locale: Locale): Properties & { '@graph': Thing[] } {
  return { '@context': 'https://schema.org', '@graph': thingsOn(page, locale) };
}

function thingsOn(page: SitePage, locale: Locale): Thing[] {
  if (page.kind === 'article') {
    const { title } = postWords(page.post, locale);
    return [posting(page, locale), breadcrumbs(locale, 'blog', title), business];
  }
  const id = page.page;
  if (isService(id)) {
    const here = breadcrumbs(locale, 'services', pageName(id, locale));
    return [service(id, locale), here, business];
  }
  const served = { ...business, areaServed: areaServed(locale) };
  const { describes } = { describes: undefined, ...pages[id] };
  const told = {
    ...served,
    ...(describes === 'whole' && wholePractice(locale)),
    ...(describes === 'prices' && prices(locale)),
  };
  return id === 'home' ? [website(), told] : [told];
}

type Practitioner = NonNullable<Practice['practitioner']>;

const practiceId = { '@id': absoluteUrl('/#practice') };

/** What the header and the footer of every page show of the practice. */
const business = {
  '@type': 'ProfessionalService',
  ...practiceId,
  name: practice.name,
  url: absoluteUrl(pagePaths.home),
  telephone: phoneHref.replace('tel:', ''),
  email: practice.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: practice.address,
    addressLocality: practice.location.suburb,
    addressRegion: practice.location.state,
    postalCode: practice.location.postcode,
    addressCountry: 'AU',
  },
};

const person = practice.practitioner && personOf(practice.practitioner);

function personOf({ name, letters, qualifications, memberships, portrait }: Practitioner): Thing {
  return {
    '@type': 'Person',
    '@id': absoluteUrl('/#practitioner'),
    name,
    honorificSuffix: letters,
    hasCredential: qualifications?.map((credential) => ({
      '@type': 'EducationalOccupationalCredential',
      name: credential,
    })),
    memberOf: memberships?.map(({ body }) => ({ '@type': 'Organization', name: body })),
    image: portrait && absoluteUrl(portraitFile(portraitSizes[1])),
    worksFor: practiceId,
  };
}

/** In person in the town; online in the country and the world, as the language names them. */
function areaServed(locale: Locale): Thing[] {
  const region = new Intl.DisplayNames(locales[locale].tag, { type: 'region' });
  return [
    { '@type': 'City', name: practice.location.suburb },
    { '@type': 'Country', name: region.of('AU') },
    // The code of the United Nations for the world.
    { '@type': 'Place', name: region.of('001') },
  ];
}

/** What somebody who looks the practice up wants to know: its hours and prices are one link away. */
function wholePractice(locale: Locale): Properties {
  return {
    description: wordsFor(locale).common.footer.about,
    logo: absoluteUrl('/icons/512.png'),
    image: absoluteUrl(socialCard(plainPage('home'), locale).path),
    priceRange: priceRange(locale),
    openingHoursSpecification: openingHours(),
    specialOpeningHoursSpecification: closures(),
    founder: person,
  };
}

function website(): Thing {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#website'),
    url: absoluteUrl(pagePaths.home),
    name: practice.name,
    inLanguage: offeredLocales.map((locale) => locales[locale].tag),
    publisher: practiceId,
  };
}

/** What the fees page shows: the table, and how to pay. */
function prices(locale: Locale): Properties {
  const { payment, table } = pageWords('fees', locale);
  return {
    priceRange: priceRange(locale),
    currenciesAccepted: currency,
    paymentAccepted: payment.ways.join(', '),
    makesOffer: sessionKinds.map((session) => {
      const [minValue, maxValue] = practice.fees[session].minutes;
      return {
        ...offer(session),
        name: table.rows[session].name,
        eligibleDuration: { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'MIN' },
      };
    }),
  };
}

/** The lowest and the highest fee, as the language writes money: `$180–$280`. */
function priceRange(locale: Locale): string {
  const { fee } = valuesFor(locale);
  const byPrice = sessionKinds.toSorted((one, other) => rates.fee[one] - rates.fee[other]);
  return [byPrice.at(0), byPrice.at(-1)].map((session) => session && fee[session]).join('–');
}

const currency = 'AUD';

function offer(session: SessionKind) {
  return {
    '@type': 'Offer',
    price: rates.fee[session] / 100,
    priceCurrency: currency,
  };
}

/**
 * Days with the same span stand together, and a day with two spans stands twice. Days by appointment and closed days are left out, since
 * schema.org knows only hours.
 */
function openingHours(): Thing[] {
  const daysByHours = new Map<string, string[]>();
  for (const [weekday, hours] of Object.entries(practice.hours)) {
    const day = `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}`;
    for (const { opens, closes } of spansOf(hours)) {
      const key = `${opens} ${closes}`;
      daysByHours.set(key, [...(daysByHours.get(key) ?? []), day]);
    }
  }
  return [...daysByHours].map(([hours, dayOfWeek]) => {
    const [opens, closes] = hours.split(' ');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
  });
}

/** From midnight to midnight means closed. */
function closures(): Thing[] | undefined {
  const closed = closuresOf();
  if (closed.length === 0) return undefined;
  return closed.map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: to,
    opens: '00:00',
    closes: '00:00',
  }));
}

function service(id: ServiceId, locale: Locale): Thing {
  const url = absoluteUrl(localePath(pagePaths[id], locale));
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    url,
    name: pageName(id, locale),
    description: pageWords(id, locale).header.lead,
    provider: practiceId,
    areaServed: areaServed(locale),
    offers: pages[id].sessions.map(offer),
  };
}

/** An article on its own page. A post that is always dated today has no date here (`publishedDay`). */
function posting(page: ArticlePage, locale: Locale): Thing {
  const { categories } = wordsFor(locale).common;
  const url = absoluteUrl(localePath(page.path, locale));
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: postWords(page.post, locale).title,
    articleSection: categories[page.post.category],
    datePublished: publishedDay(page.post),
    inLanguage: locales[locale].tag,
    image: absoluteUrl(socialCard(page, locale).path),
    // An article names its author; the rest stands on home and contact.
    author: person ? { '@type': 'Person', '@id': person['@id'], name: person.name } : practiceId,
    publisher: practiceId,
  };
}

/** The same as the visible ones: home, the section, the page itself. */
function breadcrumbs(locale: Locale, parent: 'services' | 'blog', here: string): Thing {
  const item = (page: PageId) => ({
    name: pageName(page, locale),
    item: absoluteUrl(localePath(pagePaths[page], locale)),
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
