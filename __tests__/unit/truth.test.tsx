import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { Footer } from '@/components/layout/footer';
import { AdhdCouplesPage } from '@/components/pages/adhd-couples/adhd-couples-page';
import { ContactPage } from '@/components/pages/contact/contact-page';
import { CouplesMarriagePage } from '@/components/pages/couples-marriage/couples-marriage-page';
import { FeesPage } from '@/components/pages/fees/fees-page';
import { IndividualPage } from '@/components/pages/individual/individual-page';
import { InfidelityRecoveryPage } from '@/components/pages/infidelity-recovery/infidelity-recovery-page';
import { ServicesPage } from '@/components/pages/services/services-page';
import { SexTherapyPage } from '@/components/pages/sex-therapy/sex-therapy-page';
import { crisisLines } from '@/content/crisis-lines';
import { practice } from '@/content/practice';
import { valuesFor } from '@/facts/values';
import { allLocales, prefixedLocales } from '@/languages/locales';
import { localePath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { plainSpaces } from '../fixtures/traces';

/** A page as it is exported, before any script. */
const exported = (page: React.ReactNode) => {
  const body = document.createElement('body');
  body.innerHTML = renderToStaticMarkup(page);
  return body;
};
const textOf = (page: React.ReactNode) => plainSpaces(exported(page).textContent ?? '');

describe.each(allLocales)('where no form service is connected, in %s', (locale) => {
  const words = wordsFor(locale);

  it('the form says above its first field that it reaches nobody', () => {
    const page = exported(<ContactPage locale={locale} />);
    const notice = page.querySelector('[role="note"]');
    expect(notice?.textContent).toContain(words.pages.contact.form.notice);
    expect(notice?.querySelector('a[href="tel:131114"]')).not.toBeNull();
    expect(notice?.querySelector('a[href^="tel:+61"]')).not.toBeNull();
    expect(notice?.compareDocumentPosition(page.querySelector('input') as Node)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
});

describe.each(allLocales)('Medicare in %s', (locale) => {
  const { medicareCondition, medicareInShort } = wordsFor(locale).common;
  const { rebate } = valuesFor(locale);

  it.each([
    ['fees', FeesPage, medicareCondition],
    ['services', ServicesPage, medicareInShort],
    ['individual', IndividualPage, medicareInShort],
  ] as const)('the condition stands before the first rebate of %s', (_, Page, words) => {
    const text = textOf(<Page locale={locale} />);
    const condition = text.indexOf(plainSpaces(words));
    expect(condition).toBeGreaterThan(-1);
    for (const figure of [rebate, 'Mental Health Care Plan']) {
      const first = text.indexOf(plainSpaces(figure));
      if (first > -1) expect(condition).toBeLessThan(first);
    }
  });
});

it.each([
  ['unwillingPartner', 'individual'],
  ['justFoundOut', 'infidelity-recovery'],
  ['onlySex', 'sex-therapy'],
  ['everythingAtOnce', 'contact'],
] as const)('on services, “%s” leads to %s in every language', (choice, target) => {
  for (const locale of allLocales) {
    const { title } = wordsFor(locale).pages.services.choosing.entries[choice];
    const heading = [...exported(<ServicesPage locale={locale} />).querySelectorAll('h3')].find(
      ({ textContent }) => textContent === title,
    );
    expect(heading?.parentElement?.querySelector(':scope > a')?.getAttribute('href')).toBe(
      localePath(pagePaths[target], locale),
    );
  }
});

it('each service says what a session costs, and for whom', () => {
  const { fee, short } = valuesFor('en');
  const services = textOf(<ServicesPage locale="en" />);
  expect(services).toContain(plainSpaces(`${fee.couples} · ${short.length.couples}`));
  expect(services).toContain(`Individual ${fee.individual} Couples ${fee.couples}`);
});

describe.each(allLocales)('help in %s', (locale) => {
  it('stands above the form, before anything is written', () => {
    const page = exported(<ContactPage locale={locale} />);
    const field = page.querySelector('input') as Node;
    for (const href of ['tel:000', 'tel:131114'])
      expect(
        page
          .querySelector(`[aria-labelledby="enquiry"] [href="${href}"]`)
          ?.compareDocumentPosition(field),
      ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('stands beside the hour, for danger, crisis and violence', () => {
    const { lifeline } = wordsFor(locale).openingHours;
    for (const { number } of [crisisLines.emergency, crisisLines.lifeline, crisisLines.respect])
      expect(plainSpaces(lifeline)).toContain(plainSpaces(number));
  });

  it('begins with 000 in the footer, and can be had without speaking', () => {
    const footer = exported(<Footer here={null} locale={locale} />);
    const links = [...footer.querySelectorAll('[href^="tel:"], [href^="sms:"]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links.filter((href) => !href?.startsWith('tel:+61'))[0]).toBe('tel:000');
    for (const { text } of [crisisLines.lifeline, crisisLines.respect])
      expect(links).toContain(text.href);
  });
});

it.each(prefixedLocales)(
  'in %s the passage on danger says how an interpreter is asked for, and is the only one',
  (locale) => {
    const { href } = crisisLines.interpreter;
    for (const Page of [
      CouplesMarriagePage,
      InfidelityRecoveryPage,
      AdhdCouplesPage,
      SexTherapyPage,
      IndividualPage,
      ServicesPage,
    ]) {
      const page = exported(<Page locale={locale} />);
      expect(page.querySelectorAll(`[href="${href}"]`)).toHaveLength(1);
      expect(page.querySelector(`#safe [href="${href}"]`)).not.toBeNull();
    }
  },
);

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
