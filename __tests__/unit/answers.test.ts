/** @jest-environment node */

import type { ReactNode } from 'react';
import type { Practice } from '@/facts/practice-schema';
import { allLocales, type Locale } from '@/languages/locales';
import type { Words } from '@/words/words';
import { inEvery } from '../fixtures/in-every';
import { leaves } from '../fixtures/leaves';
import { practice as specified } from '../fixtures/specified-practice';
import { plainSpaces } from '../fixtures/traces';

const registration = (practitionerRegistered: boolean) => ({
  medicare: { ...specified.medicare, practitionerRegistered },
});

/** What the owner has answered. */
const answers = {
  nothing: {},
  everything: {
    phone: '0491 570 006',
    email: 'hello@practice.test',
    texts: true,
    booking: 'https://book.practice.test/now',
    address: '12 River Street',
    voicemail: 'only me',
    gst: 'included',
    acknowledgement: inEvery('On Kabi Kabi Country.'),
    firstFree: inEvery('Two weeks.'),
    practitioner: { name: 'A. Name', qualifications: ['Master of Tests'], supervision: true },
    visit: {
      stepFreeAccess: inEvery('No step.'),
      eveningTimes: inEvery('Until seven.'),
      notes: inEvery('A page each time.'),
      receipts: inEvery('They name the practice.'),
    },
    ...registration(true),
  },
  registered: registration(true),
  unregistered: registration(false),
  callsAlone: { voicemail: 'none', texts: false },
} satisfies Record<string, Partial<Practice>>;

type Answered = keyof typeof answers;

/** The whole site's texts in a language, by the modules as they are loaded. */
function textsIn(locale: Locale) {
  const { createElement } = require('react');
  const { renderToStaticMarkup } = require('react-dom/server');
  const { wordsFor } = require('@/words/words');
  const { pageMetadata } = require('@/seo/metadata');
  const { structuredData } = require('@/seo/structured-data');
  const { plainPage } = require('@/seo/site-pages');
  const { blogFeed } = require('@/seo/feed');
  const { pageIds } = require('@/routing/pages');
  const { Footer } = require('@/components/layout/footer');
  const html = (page: ReactNode) => renderToStaticMarkup(page) as string;
  const folder = (id: string) => require(`@/components/pages/${id}/${id}-page`);
  const pages = Object.fromEntries(
    pageIds.map((id: string) => {
      const [Page] = Object.values(folder(id)) as React.ComponentType<{ locale: Locale }>[];
      return [id, html(createElement(Page, { locale }))];
    }),
  ) as Record<string, string>;
  const machines = pageIds.map((id: string) =>
    JSON.stringify([pageMetadata(id, locale), structuredData(plainPage(id), locale)]),
  );
  return {
    words: wordsFor(locale) as Words,
    pages,
    footer: html(createElement(Footer, { locale })),
    machines: machines.join('\n'),
    feed: blogFeed() as string,
  };
}

type Texts = ReturnType<typeof textsIn>;
const sites = {} as Record<Answered, Record<Locale, Texts>>;

// Each practice's site once, since its modules have to be loaded anew.
beforeAll(() => {
  for (const answered of Object.keys(answers) as Answered[]) {
    jest.resetModules();
    jest.doMock('@/content/practice', () => ({
      practice: { ...specified, ...answers[answered] },
    }));
    sites[answered] = Object.fromEntries(
      allLocales.map((locale) => [locale, textsIn(locale)]),
    ) as Record<Locale, Texts>;
  }
}, 120_000);

const textOf = (html: string) => plainSpaces(html.replace(/<[^>]*>/g, ' '));
/** Names and figures, which are the same in every language. */
const ofMedicare =
  /Medicare|Mental Health Care Plan|Mental Health Treatment Plan|96[.,]65|83[.,]35/g;

describe.each(allLocales)('Medicare, in %s', (locale) => {
  it('is named in one sentence, on one page, where the practitioner is not registered', () => {
    const { words, pages, machines, feed, footer } = sites.unregistered[locale];
    const sentence = plainSpaces(words.common.medicareCondition);
    for (const [id, html] of Object.entries(pages)) {
      const [before = '', ...after] = textOf(html).split(sentence);
      expect(after).toHaveLength(id === 'fees' ? 1 : 0);
      expect(`${id}: ${(before + after).match(ofMedicare)}`).toBe(`${id}: null`);
    }
    expect((machines + footer).match(ofMedicare)).toBeNull();
    expect(feed.match(ofMedicare)).toBeNull();
  });

  it('is hedged nowhere where the practitioner is registered', () => {
    const { words, pages, machines, feed } = sites.registered[locale];
    const said = textOf(Object.values(pages).join(' ')) + machines + feed;
    const certain = new Set(leaves(words).map(([, text]) => text));
    const hedged = leaves(sites.nothing[locale].words).filter(([, text]) => !certain.has(text));
    expect(hedged.length).toBeGreaterThan(1);
    expect(hedged.filter(([, text]) => said.includes(plainSpaces(text)))).toEqual([]);
    expect(said).toMatch(/96[.,]65/);
  });
});

describe.each(allLocales)('the owner’s answers, in %s', (locale) => {
  it('are each stated where they are given, and stand in the place of what one had to ask', () => {
    const { words, pages, footer, machines } = sites.everything[locale];
    const { phone, location, visit } = words.pages.contact;
    const contact = pages.contact ?? '';
    for (const href of [
      'mailto:hello@practice.test',
      'sms:+61491570006',
      answers.everything.booking,
    ])
      expect(contact).toContain(`href="${href}"`);
    const said = textOf(contact);
    for (const text of ['12 River Street', phone.voicemail['only me'], phone.booking])
      expect(said).toContain(plainSpaces(text));
    for (const text of ['Master of Tests', words.common.practitioner.supervision])
      expect(said).toContain(plainSpaces(text));
    expect(textOf(pages.fees ?? '')).toContain(plainSpaces(words.pages.fees.table.gst.included));
    expect(footer).toContain('On Kabi Kabi Country.');
    for (const fact of ['hello@practice.test', '12 River Street']) expect(machines).toContain(fact);
    const asked = [
      location.onBooking,
      ...Object.values<string>(visit.otherwise),
      words.pages.fees.payment.receipts,
    ];
    for (const sentence of asked)
      expect(said + textOf(pages.fees ?? '')).not.toContain(plainSpaces(sentence));
  });

  it('leave nothing behind where they are not given', () => {
    const { words, pages, footer, machines } = sites.nothing[locale];
    const { phone, location } = words.pages.contact;
    const { gst } = words.pages.fees.table;
    const said = textOf(Object.values(pages).join(' ') + footer);
    const given = [phone.voicemail, gst].flatMap((forms) => Object.values<string>(forms));
    for (const text of [...given, phone.booking, words.common.practitioner.supervision])
      expect(said).not.toContain(plainSpaces(text));
    expect(Object.values(pages).join('')).not.toMatch(
      /href="(mailto:|sms:\+61(?!4)|https:\/\/book)/,
    );
    expect(said).toContain(plainSpaces(location.onBooking));
    expect(machines).not.toMatch(/"email"|streetAddress/);
  });
});

it('says what else one can do where there is no voicemail, or no text message arrives', () => {
  const { words, pages } = sites.callsAlone.en;
  const { phone } = words.pages.contact;
  const said = textOf(pages.contact ?? '');
  expect(said).toContain(phone.voicemail.none);
  expect(said).not.toContain(phone.text);
  expect(said).toContain(phone.texts.no);
});
