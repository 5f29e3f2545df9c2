import { render, screen } from '@testing-library/react';
import { OfficeHours } from '@/components/pages/contact/office-hours';
import { practice } from '@/content/practice';
import { weekFor } from '@/facts/values';
import { allLocales } from '@/languages/locales';
import { wordsFor } from '@/words/words';

jest.mock('@/facts/values', () => {
  const facts = jest.requireActual('@/facts/values');
  return { ...facts, weekFor: jest.fn(facts.weekFor) };
});

it('shows both spans of a day with a break, and has them read out apart', () => {
  const texts = ['9 am – 12 pm', '2 pm – 8 pm'];
  const spans = [[9, 12] as const, [14, 20] as const];
  jest
    .mocked(weekFor)
    .mockReturnValue([{ weekday: 'monday', day: 'Monday', open: { kind: 'open', texts, spans } }]);
  const { container } = render(<OfficeHours locale="en" />);
  expect(screen.getByRole('definition')).toHaveTextContent('9 am – 12 pm, 2 pm – 8 pm');
  expect(container.querySelectorAll('dl:first-child rect')).toHaveLength(1 + spans.length);
});

it.each(allLocales)(
  'says in %s that there are evening appointments, unless there are none',
  (locale) => {
    const { evenings: words } = wordsFor(locale).pages.contact.hours;
    const { evenings } = practice;
    for (const [fact, times] of [
      [undefined, 1],
      [true, 1],
      [false, 0],
    ] as const) {
      practice.evenings = fact;
      const { unmount } = render(<OfficeHours locale={locale} />);
      expect(screen.queryAllByText(words)).toHaveLength(times);
      unmount();
    }
    practice.evenings = evenings;
  },
);
