/** @jest-environment jsdom */

import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { LinkedParagraphs, LinkedText } from '@/components/sections/linked-text';
import { type CrisisLine, crisisLines, crisisNumbers } from '@/content/crisis-lines';
import { allLocales, type Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';
import { type Leaf, leaves, plainSpaces } from '../tools/texts';

describe('a crisis number in a text', () => {
  it.each<CrisisLine>([crisisLines.emergency, crisisLines.lifeline, crisisLines.respect])(
    '$number dials $href, and offers a text message where there is one',
    (line) => {
      render(
        <LinkedText>{`Call ${line.number.replaceAll('\u00a0', ' ')}, day or night.`}</LinkedText>,
      );
      const links = screen
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
      const texted = line.text ? [[line.text.number, line.text.href]] : [];
      expect(links).toEqual([[line.number, line.href], ...texted]);
    },
  );

  it('is no part of another number', () => {
    render(<LinkedText>{'10.000, 1,000, 20\u00a0000, 0001 and 131 4500'}</LinkedText>);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

/** The crisis numbers of each section of a language's words, and of its article, but for interpreters. */
function numbersBySection(locale: Locale): Record<string, Set<string>> {
  const article = readFileSync(`content/posts/1/${locale}.mdx`, 'utf8').split(/^## /m);
  const parts = article.map((part, index): Leaf => [`article.${index}`, part]);
  const numbers: Record<string, Set<string>> = {};
  for (const [path, text] of [...leaves(wordsFor(locale)), ...parts]) {
    const [section = ''] = /^(pages\.)?[^.]+\.[^.]+/.exec(path) ?? [];
    for (const [number] of plainSpaces(text).matchAll(new RegExp(crisisNumbers, 'g')))
      if (number !== '131 450') numbers[section] = new Set(numbers[section]).add(number);
  }
  return numbers;
}

it.each(allLocales)('the same danger has the same numbers in %s', (locale) => {
  expect(Object.keys(numbersBySection(locale)).length).toBeGreaterThan(10);
  expect(numbersBySection(locale)).toEqual(numbersBySection('en'));
});

it('begins a new paragraph at a blank line', () => {
  const { container } = render(<LinkedParagraphs>{'One.\n\nTwo.'}</LinkedParagraphs>);
  const paragraphs = [...container.querySelectorAll('p')];
  expect(paragraphs.map(({ textContent }) => textContent)).toEqual(['One.', 'Two.']);
});
