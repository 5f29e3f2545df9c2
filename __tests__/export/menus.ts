import { localePath, pageIds, pagePaths, switchLocale } from '@/site/addresses';
import { allLocales } from '@/site/locales';
import { phoneHref } from '@/site/phone';
import { wordsFor } from '@/site/words';
import { screens } from '../tools/screens';
import { attribute, type Element, elementsIn, elementsOf, upwards } from './exported';

const hrefs = (elements: Iterable<Element>) =>
  [...elements].filter(({ tagName }) => tagName === 'a').map((link) => attribute(link, 'href'));

it.each(screens)(
  'the HTML of $path has a menu that leads everywhere, and the page in every language',
  ({ path, locale }) => {
    const elements = elementsOf(path);
    const here = allLocales.map((other) => switchLocale(path, other));
    const languages = elements.filter((element) => attribute(element, 'data-locale'));
    expect(hrefs(languages)).toEqual([...here, ...here]);

    const { menu } = wordsFor(locale).common;
    const [nav] = elements.filter(
      (element) => element.tagName === 'nav' && attribute(element, 'aria-label') === menu,
    );
    // A `<details>` opens without scripts.
    expect(nav && [...upwards(nav)].map(({ tagName }) => tagName)).toContain('details');
    expect(nav && hrefs(elementsIn(nav))).toEqual([
      // The call to book leads to the last one.
      ...[...pageIds, 'contact' as const].map((page) => localePath(pagePaths[page], locale)),
      phoneHref,
      ...here,
    ]);
  },
);
