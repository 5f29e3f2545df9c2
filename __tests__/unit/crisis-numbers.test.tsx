import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { Text } from '@/components/sections/text';
import { type CrisisLine, crisisLines, crisisNumbers } from '@/content/crisis-lines';
import { allLocales, type Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';
import { plainSpaces } from '../tools/texts';

describe('a crisis number in a text', () => {
  type Line = { number: string; href: string; text?: { number: string; href: string } };
  it.each<Line>([crisisLines.emergency, crisisLines.lifeline, crisisLines.respect])(
    '$number dials $href, and offers a text message where there is one',
    (line: CrisisLine) => {
      render(<Text>{`Call ${line.number.replaceAll('\u00a0', ' ')}, day or night.`}</Text>);
      const links = screen
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
      const texted = line.text ? [[line.text.number, line.text.href]] : [];
      expect(links).toEqual([[line.number, line.href], ...texted]);
    },
  );

  it('is no part of another number', () => {
    render(<Text>{'10.000, 1,000, 20\u00a0000, 0001 and 131 4500'}</Text>);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

/** The crisis numbers of each section of a language's words, by the keys that lead to it. */
function numbersBySection(locale: Locale): Record<string, string[]> {
  const { pages, ...others } = wordsFor(locale);
  const sections = [others, ...Object.entries(pages).map(([id, page]) => ({ [id]: page }))].flatMap(
    (words) =>
      Object.entries(words).flatMap(([name, page]) =>
        Object.entries(page).map(([section, part]) => [`${name}.${section}`, part] as const),
      ),
  );
  const article = readFileSync(`content/posts/1/${locale}.mdx`, 'utf8').split(/^## /m);
  const all = [...sections, ...article.map((part, index) => [`article ${index}`, part] as const)];
  return Object.fromEntries(
    all.map(([name, part]) => {
      const found = JSON.stringify(part).matchAll(new RegExp(crisisNumbers, 'g'));
      // Interpreters are for those who do not speak English.
      const numbers = [...found]
        .map(([number]) => plainSpaces(number))
        .filter((number) => number !== '131 450');
      return [name, [...new Set(numbers)].sort()];
    }),
  );
}

it.each(allLocales)('the same danger has the same numbers in %s', (locale) => {
  expect(numbersBySection(locale)).toEqual(numbersBySection('en'));
});
