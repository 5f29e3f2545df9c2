/** @jest-environment jsdom */

import { allLocales, locales } from '@/languages/locales';
import { practice as other } from '../fixtures/other-practice';
import { siteOf } from '../tools/site-of';
import { elementsOf, plainSpaces, textOf } from '../tools/texts';

const sites = {
  nothing: siteOf(),
  given: siteOf({
    practitioner: other.practitioner,
    firstFree: other.firstFree,
    newClients: 'waiting list',
    visit: other.visit,
  }),
};

describe.each(allLocales)('home in %s', (locale) => {
  const words = (html: string, text: string) => textOf(html).includes(plainSpaces(text));

  it('says what a session costs, where and when, before who she is', () => {
    const { pages, words: said } = sites.nothing.in(locale);
    const { about, hero } = said.pages.home;
    const [before = ''] = textOf(pages.home).split(plainSpaces(about.sentence));
    for (const text of [
      ...['180', '220', hero.decide.fees.individual, hero.decide.fees.couples],
      ...[
        hero.decide.place.text,
        said.common.deciding.evenings.text,
        said.pages.home.hero.decide.allFees,
      ],
    ])
      expect(before).toContain(plainSpaces(text));
  });

  it('says what the practice has answered, in the place of its own words', () => {
    const { pages, words: said } = sites.given.in(locale);
    const { about } = said.pages.home;
    const given = [said.common.intake.waitingList, other.practitioner?.name ?? ''];
    if (locale === 'en')
      given.push('We start where you stand.', 'I came to this work late.', 'Late on Tuesdays');
    for (const text of given) expect([text, words(pages.home ?? '', text)]).toEqual([text, true]);
    for (const text of [about.sentence, ...about.paragraphs, said.common.deciding.evenings.text])
      expect([text, words(pages.home ?? '', text)]).toEqual([text, false]);
  });

  it('names no number but the practice’s own, and leads to the reader’s own language before the article for tonight', () => {
    const { home = '' } = sites.nothing.in(locale).pages;
    const numbers = elementsOf(home, '[href^="tel:"], [href^="sms:"]');
    expect(new Set(numbers.map((link) => link.getAttribute('href')))).toEqual(
      new Set(['tel:+61755500100']),
    );
    const [tonight, ...others] = elementsOf(
      home,
      '[href$="#first-days"], [href="/blog/infidelity-ptsd"]',
    ).reverse();
    expect(tonight?.getAttribute('hreflang')).toBe(locale === 'en' ? null : locales.en.tag);
    expect(others.map((link) => link.getAttribute('hreflang'))).toEqual([null]);
  });
});
