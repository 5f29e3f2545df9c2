import { render } from '@testing-library/react';
import { TextParagraphs } from '@/components/sections/text';

it('begins a new paragraph at a blank line', () => {
  const { container } = render(<TextParagraphs>{'One.\n\nTwo.'}</TextParagraphs>);
  const paragraphs = [...container.querySelectorAll('p')];
  expect(paragraphs.map(({ textContent }) => textContent)).toEqual(['One.', 'Two.']);
});
