import { render } from '@testing-library/react';
import { Text } from '@/components/sections/text';
import { Unbroken } from '@/components/ui/unbroken';

it.each(['tête-à-tête', 'appelez-moi', 'dites-le-moi', '50–60', 'Australia-wide', 'peut-être'])(
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
  // A narrow space is lost beside large letters.
  ['Tarifs\u202f: en clair', 'Tarifs\u00a0: en\u00a0clair'],
  // Together too long for a small phone.
  ['Je reconstruirais', 'Je reconstruirais'],
])(
  'ends no line of the heading “%s” in a short word, nor sets its colon close',
  (heading, kept) => {
    const { container } = render(<Unbroken>{heading}</Unbroken>);
    expect(container.textContent).toBe(kept);
  },
);

it('lets a long compound break, as a small phone needs', () => {
  const { container } = render(<Text>A self-understanding that grows.</Text>);
  expect(container.querySelector('.whitespace-nowrap')).toBeNull();
});

const sentence = 'When something happens during the day, that is who hears of it first';

it.each([
  // What begins a sentence does not end a line.
  ['It can wait. I think so.', 'It can wait. I\u00a0think so.'],
  ['Thank you. I’ll reply soon.', 'Thank you. I’ll\u00a0reply soon.'],
  ['Appelez. Je réponds.', 'Appelez. Je\u00a0réponds.'],
  ['Ici, il y a toujours du bruit.', 'Ici, il\u00a0y\u00a0a toujours du bruit.'],
  ['adults of 18 to 59 in the US', 'adults of 18\u00a0to\u00a059\u00a0in the US'],
  // The last line of some has three words, if they are short.
  [`${sentence}, and so on.`, `${sentence}, and\u00a0so\u00a0on.`],
  [`${sentence}, notwithstanding disagreements.`, `${sentence}, notwithstanding disagreements.`],
  ['A short text is on one line.', 'A short text is on one line.'],
])('ends no line of “%s” poorly', (text, kept) => {
  const { container } = render(<Text>{text}</Text>);
  expect(container.textContent).toBe(kept);
});

it.each([
  ['appelez Lifeline au 13 11 14', 'au\u00a013'],
  ['call 1800RESPECT, or 000 in danger', 'or\u00a0000'],
  ['call 1800RESPECT, or 000 in danger', '000\u00a0in\u00a0danger'],
])('keeps the short words around a crisis number with it: “%s”', (text, kept) => {
  const { container } = render(<Text>{text}</Text>);
  expect(container.querySelector('a')).toBeInTheDocument();
  expect(container.textContent).toContain(kept);
});
