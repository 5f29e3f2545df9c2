/** @jest-environment jsdom */

import type { Practice } from '@/facts/practice-schema';
import { allLocales } from '@/languages/locales';
import { practice as specified } from '../fixtures/specified-practice';
import { siteOf } from '../tools/site-of';
import { elementsOf, plainSpaces, textOf } from '../tools/texts';

const mobile = '0491 570 006';
const email = 'desk@riverbend-therapy.com.au';
const booking = 'https://book.riverbend-therapy.com.au/first';

const given: Record<string, Partial<Practice>> = {
  none: {},
  all: { phone: mobile, texts: true, email, booking, firstCall: 17 },
};

const withDelivery = (delivers: boolean, facts: Partial<Practice>) => {
  if (delivers) process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT = 'https://forms.riverbend.com.au/f/1';
  const site = siteOf(facts);
  const pages = Object.fromEntries(
    allLocales.map((locale) => [
      locale,
      { html: site.page('contact', locale), words: site.in(locale).words },
    ]),
  );
  delete process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT;
  return pages;
};

const combinations = Object.keys(given).flatMap((facts) =>
  [false, true].map((delivers): [string, boolean] => [facts, delivers]),
);

describe.each(combinations)('contact with %s given, and delivery %s', (name, delivers) => {
  const facts = { ...specified, ...given[name] };
  const pages = withDelivery(delivers, given[name] ?? {});

  it.each(allLocales)('has the phone first, then each other way in, in %s', (locale) => {
    const { html, words } = pages[locale] as (typeof pages)[string];
    const { phone, header } = words.pages.contact;
    const links = elementsOf(html, 'a').map((link) => link.getAttribute('href') ?? '');
    const subject = `?subject=${encodeURIComponent(phone.subject)}`;
    const ways = [
      facts.booking,
      facts.texts && 'sms:+61491570006',
      facts.email && `mailto:${facts.email}${subject}`,
    ].filter((way) => !!way);
    expect(links[0]).toMatch(/^tel:\+61/);
    expect(links.slice(1, 1 + ways.length)).toEqual(ways);
    expect(textOf(html)).toContain(plainSpaces(header.lead));
    expect(textOf(html).includes('17')).toBe(Boolean(facts.firstCall));
  });

  it.each(allLocales)(
    'has the form where it serves, and says where it does not, in %s',
    (locale) => {
      const { html, words } = pages[locale] as (typeof pages)[string];
      const { form, hours, next, phone, location, visit } = words.pages.contact;
      const headings = elementsOf(html, 'h2:not([hidden] *)').map(({ textContent }) => textContent);
      const rest = [
        ...[phone.unanswered, phone.otherWays.title, hours.heading, location.heading],
        ...[next.heading, visit.heading],
      ];
      expect(headings).toEqual(delivers ? [form.heading, ...rest] : [...rest, form.heading]);
      expect(elementsOf(html, 'details form')).toEqual([]);
      const notices = elementsOf(html, '[role=note]');
      expect(notices).toHaveLength(delivers ? 0 : 1);
      for (const notice of notices) {
        expect(plainSpaces(notice.textContent ?? '')).toContain(plainSpaces(form.notice));
        const hrefs = [...notice.querySelectorAll('a')].map(
          (link) => link.getAttribute('href') ?? '',
        );
        expect(hrefs.some((href) => href.startsWith('mailto:'))).toBe(Boolean(facts.email));
      }
    },
  );
});

it('who asks about either is led to its answer, and who refers to the passage on fees', () => {
  const site = siteOf();
  const { pages } = site.in('fr');
  const targets = elementsOf(`${pages.fees}${pages.services}`, 'a').map((link) =>
    link.getAttribute('href'),
  );
  for (const fragment of ['#reduced-fee', '#online'])
    expect(targets).toContain(`/fr/contact${fragment}`);
  expect(elementsOf(pages.contact ?? '', '[href="/fr/fees#refer"]')).toHaveLength(1);
  expect(elementsOf(pages.fees ?? '', '#refer')).toHaveLength(1);
});
