import { crisisLines } from '@/content/crisis-lines';
import { practice } from '@/content/practice';
import { bookingPage } from '@/facts/intake';
import { offeredLocales } from '@/facts/offered';
import { phoneForDialler, phoneForPeople } from '@/facts/phone';
import { type Locale, locales } from '@/languages/locales';
import { shownPages } from '@/posts/posts';
import { localePath, switchLocale } from '@/routing/addresses';
import { footerIds, isService, type PageId, pageIds, pagePaths, pages } from '@/routing/pages';
import { pageName, wordsFor } from '@/words/words';
import { screens } from '../tools/screens';
import { hrefs, plain, select } from './exported';

const texts = (elements: Element[]) => elements.map(({ textContent }) => plain(textContent ?? ''));
/** Links, each by its words and where it leads to. */
const links = (elements: Element[]) =>
  elements.map((link) => [...texts([link]), link.getAttribute('href')]);

/** Where there is one language, nothing is to be chosen. */
const choices = offeredLocales(practice).length > 1 ? offeredLocales(practice) : [];

/** Where "Book a Session" leads. */
const bookAt = (locale: Locale) => bookingPage(practice) ?? localePath(pagePaths.contact, locale);

/** No menu names help and privacy. Somebody in danger must not have to look for them there. */
const inMenu = shownPages(pageIds()).filter((page) => isService(page) || 'menu' in pages[page]);

it.each(screens)(
  '$path has a menu that leads everywhere, and the page in every language',
  ({ path, locale }) => {
    const here = choices.map((other) => switchLocale(path, other));
    expect(hrefs(select(path, '[data-locale]'))).toEqual([...here, ...here]);
    // A `<details>` opens without scripts.
    const menu = `details nav[aria-label="${wordsFor(locale).common.menu}"]`;
    expect(hrefs(select(path, `${menu} a`))).toEqual([
      ...inMenu.map((page) => localePath(pagePaths[page], locale)),
      bookAt(locale),
      phoneForDialler(practice.phone),
      ...here,
    ]);
  },
);

it('phone and contact stand in the same order on every page (WCAG 3.2.6)', () => {
  const help = ':is(a[href^="tel:+"], a[href$="/contact"]):not([data-locale])';
  const orders = screens.map(({ path }) =>
    select(path, `body > :is(header, footer) ${help}`).map((link) =>
      link.getAttribute('href')?.replace(/.*(?=\/contact)/, ''),
    ),
  );
  expect(orders[0]).toEqual(expect.arrayContaining(['/contact', phoneForDialler(practice.phone)]));
  expect(orders).toEqual(orders.map(() => orders[0]));
});

describe.each(offeredLocales(practice))('in %s', (locale) => {
  const { common } = wordsFor(locale);
  const at = (page: PageId) => localePath(pagePaths[page], locale);

  it('the header leads everywhere, and marks the page or what is above it', () => {
    const navigation = `nav[aria-label="${common.mainNavigation}"]`;
    const named = inMenu
      .filter((page) => !isService(page))
      .map((page) => [pageName(page, locale), at(page)]);
    expect(links(select(at('fees'), `${navigation} a`))).toEqual(expect.arrayContaining(named));
    expect(hrefs(select(at('fees'), 'header a:not(details *)'))).toContain(bookAt(locale));
    expect(texts(select(at('fees'), `${navigation} [aria-current=page]`))).toEqual([
      pageName('fees', locale),
    ]);
    expect(hrefs(select(at('fees'), `[aria-label="${common.logo}"]`))).toEqual([at('home')]);
    const above = select(at('individual'), 'header [aria-current]:not([data-locale])');
    const name = pageName('services', locale);
    expect(texts(above).filter((text) => text === name)).toEqual([name, name]);
  });

  it('the language switch names each language in itself, and marks the one that is shown', () => {
    for (const other of choices) {
      const { tag, name } = locales[other];
      const own = select(at('fees'), `[data-locale="${other}"]`);
      expect(own).toHaveLength(2);
      for (const link of own) {
        expect(link.textContent).toContain(name);
        const said = ['lang', 'hreflang', 'aria-current'].map((each) => link.getAttribute(each));
        expect(said).toEqual([tag, tag, other === locale ? 'true' : null]);
      }
    }
  });

  it('the footer leads to English pages, and to help', () => {
    const { about, locationText } = common.footer;
    const [footer = ''] = texts(select(at('services'), 'footer'));
    for (const text of [about, locationText]) expect(footer).toContain(plain(text));
    const footerLinks = select(at('services'), 'footer a');
    const named = shownPages(footerIds()).map((page) => [pageName(page, locale), pagePaths[page]]);
    expect(links(footerLinks)).toEqual(
      expect.arrayContaining([
        ...named,
        [common.actions.enquire, '/contact#enquiry'],
        [plain(phoneForPeople(practice.phone)), phoneForDialler(practice.phone)],
      ]),
    );
    // The first is for danger; two take a text message from who cannot speak.
    const { emergency, lifeline, respect } = crisisLines;
    const known = [emergency, lifeline, lifeline.text, respect, respect.text];
    const numbers = hrefs(footerLinks).filter((href) => /^(tel|sms):/.test(href ?? ''));
    expect(numbers.filter((href) => href !== phoneForDialler(practice.phone))).toEqual(
      known.map(({ href }) => href),
    );
  });
});
