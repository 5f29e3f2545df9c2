import { fireEvent, render, screen } from '@testing-library/react';
import { Fragments } from '@/components/layout/fragments';

jest.mock('next/navigation', () => ({ usePathname: () => '/fees' }));

it('a page glides to its fragments, and never to the top of the next page', () => {
  render(
    <>
      <Fragments />
      <nav>
        <a href="#rebates">Rebates</a>
      </nav>
      <a href="/contact" onClick={(event) => event.preventDefault()}>
        Contact
      </a>
    </>,
  );
  const glides = () => document.documentElement.classList.contains('glides');
  expect(glides()).toBe(false);
  // Twice, as one clicks who has scrolled away: the second time no address changes.
  for (let time = 0; time < 2; time += 1) fireEvent.click(screen.getByText('Rebates'));
  expect(glides()).toBe(true);
  fireEvent.click(screen.getByText('Contact'));
  expect(glides()).toBe(false);
});
