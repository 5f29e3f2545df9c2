/** @jest-environment jsdom */

import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { PrivacyNotice } from '@/components/pages/contact/privacy-notice';
import { SessionLanguages } from '@/components/sections/session-languages';
import { crisisLines } from '@/content/crisis-lines';
import { practice } from '@/content/practice';
import { valuesFor } from '@/facts/formats';
import type { ServiceId } from '@/facts/services';
import { fill } from '@/languages/fill';
import { allLocales, type Locale, prefixedLocales } from '@/languages/locales';
import { localePath } from '@/routing/addresses';
import { type PageId, pagePaths } from '@/routing/pages';
import { pageName, wordsFor } from '@/words/words';
import { siteOf } from '../tools/site-of';
import { bodyOf, plainSpaces } from '../tools/texts';

/** A page or a part of one as it is exported, before any script. */
const exported = (part: React.ReactNode) => bodyOf(renderToStaticMarkup(part));
const site = siteOf();
const pageIn = (id: PageId, locale: Locale) => bodyOf(site.page(id, locale));
const textOf = ({ textContent }: Element) => plainSpaces(textContent ?? '');

/** The lines that each service's one passage on danger names. */
const passages = {
  'couples-marriage': ['emergency', 'respect'],
  'infidelity-recovery': ['emergency', 'lifeline', 'respect'],
  'adhd-couples': ['emergency', 'respect'],
  'sex-therapy': ['emergency', 'respect'],
  individual: ['emergency', 'lifeline', 'respect'],
  services: ['emergency'],
} as const satisfies Record<ServiceId | 'services', (keyof typeof crisisLines)[]>;

describe.each(allLocales)('in %s', (locale) => {
  const words = wordsFor(locale);

  it('what stands above a form that reaches nobody offers Lifeline, the practice’s phone and 000', () => {
    const page = pageIn('contact', locale);
    const field = page.querySelector('input') as Node;
    const links = ['tel:131114', 'tel:+61'].map((href) => `[role="note"] a[href^="${href}"]`);
    for (const above of [...links, '[aria-labelledby="enquiry"] [href="tel:000"]'])
      expect(page.querySelector(above)?.compareDocumentPosition(field)).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
  });

  it('the condition stands before the first rebate of Medicare', () => {
    // Where one can tick it, the condition stands with it.
    const tick = plainSpaces(words.cost.plan);
    const text = textOf(pageIn('fees', locale));
    const [before, ...after] = text.split(plainSpaces(words.common.medicareCondition));
    expect(after).not.toEqual([]);
    for (const figure of [valuesFor(locale, practice).rebate, 'Mental Health Care Plan']) {
      expect(before?.replace(tick, '')).not.toContain(plainSpaces(figure));
      expect(textOf(pageIn('individual', locale))).not.toContain(plainSpaces(figure));
    }
  });

  it('the rebate and what is left of the fee stand in no part that a script could take away', () => {
    const page = pageIn('fees', locale).cloneNode(true) as Element;
    for (const island of page.querySelectorAll('[data-island]')) island.remove();
    const { rebate, outOfPocket = '' } = valuesFor(locale, practice);
    const receipt = page.querySelector('.receipt') as Element;
    const [sentences] = textOf(page).split(textOf(receipt));
    for (const figure of [rebate, outOfPocket])
      for (const text of [sentences, textOf(receipt)]) expect(text).toContain(plainSpaces(figure));
  });

  it('each service has one passage on danger, with its lines, an interpreter and the way to help', () => {
    const { interpreter } = crisisLines;
    const help = localePath(pagePaths.help, locale);
    for (const [id, lines] of Object.entries(passages)) {
      const page = pageIn(id as keyof typeof passages, locale);
      for (const { href } of lines.map((line) => crisisLines[line]))
        expect([id, href, page.querySelector(`#safe [href="${href}"]`)]).not.toContain(null);
      expect(page.querySelector(`#safe [href^="${help}"]`)).not.toBeNull();
      const interpreters = page.querySelectorAll(`[href="${interpreter.href}"]`);
      expect([...interpreters].map((link) => !!link.closest('#safe'))).toEqual(
        locale === 'en' ? [] : [true],
      );
    }
  });

  it('the privacy notice is folded, and says in 90 words what is done with an enquiry', () => {
    const { privacy } = words.pages.contact;
    const notice = (endpoint?: string) =>
      exported(<PrivacyNotice locale={locale} endpoint={endpoint} />);
    expect(textOf(notice())).toContain(plainSpaces(privacy.unsent));
    const ways = {
      'https://forms.host.com/f/1': fill(privacy.way.service, { service: 'forms.host.com' }),
      // A path on the site's own host, which the practice's own address would not name.
      '/?form-name=enquiry': privacy.way.host,
    };
    for (const [endpoint, way] of Object.entries(ways)) {
      const said = textOf(notice(endpoint));
      for (const text of [...privacy.sent, practice.phone])
        expect(said).toContain(plainSpaces(fill(text, { way })));
      expect(said.split(' ').length).toBeLessThanOrEqual(locale === 'en' ? 90 : 108);
    }
    const sent = notice('/?form-name=enquiry');
    expect(sent.querySelector('details')?.open).toBe(false);
    const rest = `a[href="${localePath(pagePaths.privacy, locale)}"]`;
    expect(sent.querySelector(rest)?.textContent).toBe(pageName('privacy', locale));
  });

  it('what stays private says to whom one complains', () => {
    const { name, phone } = practice.location.healthComplaints;
    const page = pageIn('privacy', locale);
    for (const authority of [
      'Office of the Australian Information Commissioner',
      `${name}, ${phone}`,
    ])
      expect(textOf(page)).toContain(authority);
    expect(page.querySelector(`[href="tel:${phone.replaceAll(' ', '')}"]`)).not.toBeNull();
    expect([...page.querySelectorAll('[lang="en-AU"]')].map(textOf)).toContain(name);
  });
});

it.each(prefixedLocales)('a website that is named in %s is said to be in English', (locale) => {
  const { inEnglish } = wordsFor(locale).pages.blog;
  for (const id of ['contact', 'help', 'privacy'] as const) {
    const named = textOf(pageIn(id, locale)).match(/[a-z]\.(com|org|au)(?!\.).{0,15}/g) ?? [];
    expect([id, named.length]).not.toEqual([id, 0]);
    for (const website of named) expect(website).toContain(plainSpaces(inEnglish));
  }
});

it('no page has a telephone number of a helpline that is not in the list', () => {
  const known = Object.values<{ number: string; text?: { number: string } }>(crisisLines)
    .flatMap(({ number, text }) => [number, text?.number ?? number])
    .map((number) => number.replace(/\D/g, ''));
  known.push(practice.phone.replace(/\D/g, ''));
  const found = allLocales.flatMap((locale) =>
    [
      JSON.stringify(wordsFor(locale)),
      readFileSync(`content/posts/1/${locale}.mdx`, 'utf8'),
      readFileSync('content/posts/infidelity-ptsd/en.mdx', 'utf8'),
    ].flatMap(
      (text) =>
        plainSpaces(text).match(
          /\b(?:1[38]\d?\d? ?\d{2,3} ?\d{2,4}(?: \d{2,4})?|04\d\d \d{2,3} \d{2,3}(?: \d\d)?)\b/g,
        ) ?? [],
    ),
  );
  expect(found.length).toBeGreaterThan(20);
  expect(
    found.map((number) => number.replace(/\D/g, '')).filter((number) => !known.includes(number)),
  ).toEqual([]);
});

it('readers of another language are told in which sessions are held, of English only where there are others', () => {
  const said = (locale: Locale) => textOf(exported(<SessionLanguages locale={locale} />));
  const languages = jest.replaceProperty(practice, 'sessionLanguages', []);
  expect(said('en')).toBe('');
  expect(said('fr')).toContain(plainSpaces(wordsFor('fr').common.sessionLanguages));
  languages.replaceValue(['es']);
  expect(said('en')).not.toBe('');
  languages.restore();
});
