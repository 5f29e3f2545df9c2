/** @jest-environment jsdom */

import { render } from '@testing-library/react';
import { HelpPage } from '@/components/pages/help/help-page';
import {
  type CrisisLine,
  crisisLines,
  crisisNumbers,
  unlinkedNumbers,
} from '@/content/crisis-lines';
import { allLocales } from '@/languages/locales';
import { helpParts } from '@/routing/addresses';
import type { Situation } from '@/words/shapes';
import { wordsFor } from '@/words/words';

describe.each(allLocales)('help in %s', (locale) => {
  function open() {
    const { container } = render(<HelpPage locale={locale} />);
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    return { container, links };
  }

  it('has every number of the list as a link, first 000, 1800RESPECT and Lifeline', () => {
    const { links } = open();
    const hrefs = ({ href, text }: CrisisLine) => (text ? [href, text.href] : [href]);
    expect(links).toEqual(expect.arrayContaining(Object.values(crisisLines).flatMap(hrefs)));
    const { emergency, respect, lifeline } = crisisLines;
    const numbers = links.filter((href) => /^(tel|sms):/.test(href ?? ''));
    expect(numbers.slice(0, 5)).toEqual([emergency, respect, lifeline].flatMap(hrefs));
  });

  it('names the numbers that no link calls, and none else', () => {
    const { hearing, abroad } = wordsFor(locale).pages.help.ways;
    const unlinked = (text: string) =>
      text
        .split(crisisNumbers)
        .filter((_, index) => index % 2 === 0)
        .join()
        .match(/\d+/g) ?? [];
    expect(unlinked(hearing.text)).toEqual(unlinkedNumbers.textphone);
    expect(unlinked(abroad.text)).toEqual(unlinkedNumbers[locale]);
  });

  it('begins each row of 000 with what to say', () => {
    const { first, situations } = wordsFor(locale).pages.help;
    const rows = [first, ...Object.values<Situation>(situations).map(({ lines }) => lines)].flatMap(
      ({ emergency }) => emergency ?? [],
    );
    expect(rows).toHaveLength(4);
    for (const row of rows) expect(row).toMatch(/^\p{L}+ [“«]\s?(?:Police|Ambulance)/u);
  });

  it('folds nothing, and gives nothing away in its fragments', () => {
    const { container, links } = open();
    expect(container.querySelector('details')).toBeNull();
    const letters = Object.values(helpParts);
    expect(links.filter((href) => href?.startsWith('#'))).toEqual(letters.map((to) => `#${to}`));
    for (const letter of letters)
      expect(container.querySelector(`section#${letter} h2`)).not.toBeNull();
  });

  it('leaves by a link that tells the other website nothing, and says what stays', () => {
    const leave = open().container.querySelector('[data-leave]');
    expect(leave).toHaveAttribute('rel', 'noreferrer');
    expect(leave?.parentElement).toHaveTextContent(wordsFor(locale).pages.help.leave.note);
  });
});
