import { render } from '@testing-library/react';
import { Text } from '@/components/sections/text';
import { Unbroken } from '@/components/ui/unbroken';

it.each(['tête-à-tête', 'appelez-moi', 'dites-le-moi', '50–60'])(
  'keeps %s on one line',
  (words) => {
    const { container } = render(<Text>{`Avant, ${words}, après.`}</Text>);
    expect(container.querySelector('.whitespace-nowrap')).toHaveTextContent(words);
    expect(container).toHaveTextContent(`Avant, ${words}, après.`);
  },
);

it.each([
  ['Comment je travaille avec vous', 'Comment je\u00a0travaille avec vous'],
  ['Ce que je propose, en couple', 'Ce\u00a0que je\u00a0propose, en\u00a0couple'],
  // Together too long for a small phone.
  ['Je reconstruirais', 'Je reconstruirais'],
])('ends no line of the heading “%s” in a short word', (heading, kept) => {
  const { container } = render(<Unbroken>{heading}</Unbroken>);
  expect(container.textContent).toBe(kept);
});

it.each([
  ['appelez Lifeline au 13 11 14', 'au\u00a013'],
  ['call 1800RESPECT, or 000 in danger', 'or\u00a0000'],
])('keeps the short word before a crisis number with it: “%s”', (sentence, kept) => {
  const { container } = render(<Text>{sentence}</Text>);
  expect(container.querySelector('a')).toBeInTheDocument();
  expect(container.textContent).toContain(kept);
});
