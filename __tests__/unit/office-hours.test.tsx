/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react';
import { OfficeHours } from '@/components/pages/contact/office-hours';
import { practice } from '@/content/practice';
import { wordsFor } from '@/words/words';

const { hours, evenings } = practice;
afterEach(() => Object.assign(practice, { hours, evenings }));

it('shows both spans of a day with a break, and has them read out apart', () => {
  const monday = [
    { opens: '09:00', closes: '12:00' },
    { opens: '14:00', closes: '20:00' },
  ];
  practice.hours = { ...hours, monday };
  render(<OfficeHours locale="es" />);
  const [first] = screen.getAllByRole('definition');
  expect(first).toHaveTextContent(/^9:00.+12:00, 14:00.+20:00$/);
});

it.each([
  [undefined, 1],
  [true, 1],
  [false, 0],
])('says that there are evening appointments, where the fact is %s: %s', (fact, times) => {
  practice.evenings = fact;
  render(<OfficeHours locale="fr" />);
  const { evenings: words } = wordsFor('fr').pages.contact.hours;
  expect(screen.queryAllByText(words)).toHaveLength(times);
});
