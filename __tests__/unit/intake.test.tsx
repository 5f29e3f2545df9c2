/** @jest-environment node */

import { allLocales, type Locale } from '@/languages/locales';
import { practice as specified } from '../fixtures/specified-practice';

const firstFree = 'I see new clients within two weeks.';

/** What the practice may say of new clients. */
const practices = {
  nothing: {},
  booking: { newClients: true },
  waitingList: { newClients: false, waitingList: true },
  full: { newClients: false },
  firstFree: { firstFree },
};

/** The modules as they are loaded for a practice. */
function siteOf(facts: object) {
  jest.resetModules();
  jest.doMock('@/content/practice', () => ({ practice: { ...specified, ...facts } }));
  const { createElement } = require('react');
  const { renderToStaticMarkup } = require('react-dom/server');
  const { Shell } = require('@/components/layout/shell');
  const { ContactPage } = require('@/components/pages/contact/contact-page');
  const { IndividualPage } = require('@/components/pages/individual/individual-page');
  const { wordsFor } = require('@/words/words');
  const { localePath } = require('@/routing/addresses');
  return (locale: Locale) => {
    const html = (Page: unknown, here: string): string =>
      renderToStaticMarkup(createElement(Shell, { locale, here }, createElement(Page, { locale })));
    const pages = [html(IndividualPage, '/services/individual'), html(ContactPage, '/contact')];
    // What looks like a button and leads to contact, but for the footer's.
    const buttons = new RegExp(
      `<a class="[^"]*\\bpy-3 text-center\\b[^"]*" href="${localePath('/contact', locale)}">([^<]*)<`,
      'g',
    );
    return {
      common: wordsFor(locale).common,
      pages,
      buttons: pages
        .map((page) => page.replace(/<footer.*<\/footer>/s, ''))
        .flatMap((page) => [...page.matchAll(buttons)].map(([, name]) => name)),
    };
  };
}

type Site = ReturnType<typeof siteOf>;
let sites: Record<keyof typeof practices, Site>;
beforeAll(() => {
  sites = Object.fromEntries(
    Object.entries(practices).map(([name, facts]) => [name, siteOf(facts)]),
  ) as typeof sites;
}, 120_000);

describe.each(allLocales)('in %s', (locale) => {
  it.each(['waitingList', 'full'] as const)(
    'every call to action says that nobody new is seen, and so do service pages and contact: %s',
    (form) => {
      const open = sites.nothing(locale);
      const { common, pages, buttons } = sites[form](locale);
      // Header, menu, the phone's bar, the page's top and its end.
      expect(buttons.length).toBeGreaterThan(5);
      expect(buttons.length).toBe(open.buttons.length);
      expect(new Set(buttons)).toEqual(new Set([common.actions.book]));
      expect(buttons).not.toContain(open.buttons[0]);
      for (const page of pages) expect(page.split(common.intake[form])).toHaveLength(2);
    },
  );

  it('nothing is said of it where new clients are taken', () => {
    const { common, pages } = sites.nothing(locale);
    for (const sentence of Object.values<string>(common.intake))
      expect(pages.join('')).not.toContain(sentence);
    expect(sites.booking(locale).pages).toEqual(pages);
  });

  it('how soon somebody new is seen stands on service pages and contact, once each', () => {
    for (const page of sites.firstFree(locale).pages) expect(page.split(firstFree)).toHaveLength(2);
  });
});
