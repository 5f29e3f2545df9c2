/** @jest-environment jsdom */

import { render } from '@testing-library/react';
import { LinkedParagraphs } from '@/components/sections/linked-text';

it('begins a new paragraph at a blank line', () => {
  const { container } = render(<LinkedParagraphs>{'One.\n\nTwo.'}</LinkedParagraphs>);
  const paragraphs = [...container.querySelectorAll('p')];
  expect(paragraphs.map(({ textContent }) => textContent)).toEqual(['One.', 'Two.']);
});
