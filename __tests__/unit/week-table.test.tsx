import { render, screen } from '@testing-library/react';
import { WeekTable } from '@/components/pages/contact/week-table';

it('shows both spans of a day with a break, and has them read out apart', () => {
  const lines = ['9 am – 12 pm', '2 pm – 8 pm'];
  const spans = [[9, 12] as const, [14, 20] as const];
  const { container } = render(
    <WeekTable rows={[{ name: 'Monday', kind: 'open', lines, spans }]} />,
  );
  expect(screen.getByRole('definition')).toHaveTextContent('9 am – 12 pm, 2 pm – 8 pm');
  expect(container.querySelectorAll('rect')).toHaveLength(1 + spans.length);
});
