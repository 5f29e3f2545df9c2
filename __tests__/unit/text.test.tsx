import { render } from '@testing-library/react';
import { Text, TextParagraphs } from '@/components/sections/text';

it.each([
  ['Demandez-moi un rendez-vous.', ['Demandez-moi', 'rendez-vous']],
  ['Online, Australia-wide, 50 to 60\u00a0minutes', ['Australia-wide', '50 to 60\u00a0minutes']],
  ['220 $, 60–75\u00a0minutes, 5-4-3, 12–18.', ['60–75\u00a0minutes', '5-4-3', '12–18']],
  ['537–544, 10.1007/s12671-023-02294-2', ['537–544']],
  // As wide as a small phone, so it has to break.
  ['La thérapie cognitivo-comportementale', []],
])('%s: what stays on one line', (words, whole) => {
  const { container } = render(<Text>{words}</Text>);
  const found = [...container.querySelectorAll('.whitespace-nowrap')];
  expect(found.map((part) => part.textContent)).toEqual(whole);
  expect(container.textContent).toBe(words);
});

it('begins a new paragraph at a blank line', () => {
  const { container } = render(<TextParagraphs>{'One.\n\nTwo.'}</TextParagraphs>);
  const paragraphs = [...container.querySelectorAll('p')];
  expect(paragraphs.map(({ textContent }) => textContent)).toEqual(['One.', 'Two.']);
});
