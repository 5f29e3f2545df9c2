import { offeredLocales } from '@/facts/offered';
import { phoneDisplay, phoneHref } from '@/facts/phone';
import { locales } from '@/languages/locales';
import { localePath, switchLocale } from '@/routing/addresses';
import { isOffered, pageIds, pagePaths, pages } from '@/routing/pages';
import { pageName, wordsFor } from '@/words/words';
import { screens } from '../tools/screens';
import { attribute, type Element, elementsOf, plain, textIn, upwards } from './exported';

type Test = (element: Element) => unknown;
const is = (tag: string) => (element: Element) => element.tagName === tag;
const has = (name: string, value: string) => (element: Element) =>
  attribute(element, name) === value;
/** All elements of a page that stand within one of some kind, itself included. */
const within = (path: string, kind: Test) =>
  elementsOf(path).filter((element) => [...upwards(element)].some(kind));
const hrefs = (elements: Iterable<Element>) =>
  [...elements].filter(is('a')).map((link) => attribute(link, 'href'));
/** Links, each by its words and where it leads to. */
const links = (elements: Element[]) =>
  elements.filter(is('a')).map((link) => [plain(textIn(link)), attribute(link, 'href')]);

/** Where there is one language, nothing is to be chosen. */
const choices = offeredLocales.length > 1 ? offeredLocales : [];

/** No menu names help and privacy: whoever is in danger must not have to look for them there. */
const inMenu = pageIds.filter((page) => 'menu' in pages[page]);

it.each(screens)(
  'the HTML of $path has a menu that leads everywhere, and the page in every language',
  ({ path, locale }) => {
    const elements = elementsOf(path);
    const here = choices.map((other) => switchLocale(path, other));
    const languages = elements.filter((element) => attribute(element, 'data-locale'));
    expect(hrefs(languages)).toEqual([...here, ...here]);

    const { menu } = wordsFor(locale).common;
    const nav = within(path, has('aria-label', menu));
    // A `<details>` opens without scripts.
    expect(nav.every((element) => [...upwards(element)].some(is('details')))).toBe(true);
    expect(hrefs(nav)).toEqual([
      // The call to book leads to the last one.
      ...[...inMenu, 'contact' as const].map((page) => localePath(pagePaths[page], locale)),
      phoneHref,
      ...here,
    ]);
  },
);

describe.each(offeredLocales)('in %s', (locale) => {
  const { common } = wordsFor(locale);
  const at = (path: string) => localePath(path, locale);

  it('the header and the menu lead everywhere, and mark the page or what is above it', () => {
    const nav = within(at(pagePaths.fees), has('aria-label', common.mainNavigation));
    for (const page of ['home', 'services', 'fees', 'blog', 'contact'] as const)
      expect(links(nav)).toContainEqual([pageName(page, locale), at(pagePaths[page])]);
    expect(nav.filter(has('aria-current', 'page')).map(textIn)).toEqual([pageName('fees', locale)]);
    expect(hrefs(within(at(pagePaths.fees), has('aria-label', common.logo)))).toEqual([at('/')]);
    const marked = within(at(pagePaths.individual), is('header')).filter(
      has('aria-current', 'true'),
    );
    expect(marked.filter((each) => !attribute(each, 'data-locale')).map(textIn)).toEqual([
      pageName('services', locale),
      pageName('services', locale),
    ]);
  });

  it('the language switch names each language in itself, and the one that is shown', () => {
    const switches = elementsOf(at(pagePaths.fees)).filter((each) =>
      attribute(each, 'data-locale'),
    );
    for (const other of choices) {
      const { tag, name } = locales[other];
      const own = switches.filter(has('data-locale', other));
      expect(own).toHaveLength(2);
      for (const link of own) {
        expect(textIn(link)).toContain(name);
        expect([attribute(link, 'lang'), attribute(link, 'hreflang')]).toEqual([tag, tag]);
        expect(attribute(link, 'aria-current')).toBe(other === locale ? 'true' : undefined);
      }
    }
  });

  it('the footer leads to English pages, and to help', () => {
    const footer = within(at(pagePaths.services), is('footer'));
    const { about, locationText, links: names } = common.footer;
    for (const text of [about, locationText])
      expect(plain(footer.filter(is('footer')).map(textIn).join())).toContain(plain(text));
    for (const link of [
      [names.home, '/'],
      ...(['couples-marriage', 'infidelity-recovery'] as const)
        .filter(isOffered)
        .map((service) => [names[service], `/services/${service}`]),
      [names.fees, '/fees'],
      [names.blog, '/blog'],
      [common.actions.enquire, '/contact'],
      [plain(phoneDisplay), phoneHref],
    ])
      expect(links(footer)).toContainEqual(link);
    for (const number of ['000', '131114', '1800737732'])
      expect(hrefs(footer)).toContain(`tel:${number}`);
    expect(hrefs(footer).includes('tel:131450')).toBe(locale !== 'en');
  });
});
