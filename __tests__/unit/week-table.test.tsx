import { render } from '@testing-library/react';
import { WeekTable } from '@/components/pages/contact/week-table';

const open = (name: string, from: number, to: number, line: string) => ({
  name,
  kind: 'open' as const,
  spans: [[from, to] as const],
  lines: [line],
});

function bars(container: HTMLElement) {
  return [...container.querySelectorAll('rect:not(:first-of-type), rect:nth-of-type(2)')].map(
    (bar) => [bar.getAttribute('x'), bar.getAttribute('width')],
  );
}

it('draws a day by appointment from the earliest opening to the latest close, and says when they are', () => {
  const { container } = render(
    <WeekTable
      rows={[
        open('Monday', 8, 14, '8:00 am – 2:00 pm'),
        open('Tuesday', 11, 17, '11:00 am – 5:00 pm'),
        { name: 'Saturday', kind: 'by appointment', spans: [], lines: ['by appointment'] },
      ]}
    />,
  );
  const [monday, tuesday, saturday] = bars(container);
  expect(monday).toEqual(['0%', '50%']);
  expect(tuesday).toEqual(['25%', '50%']);
  expect(saturday).toEqual(['0%', '75%']);
  const scale = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(scale).toEqual(['8:00 am', '5:00 pm']);
});

it('draws the whole scale where no day has hours', () => {
  const { container } = render(
    <WeekTable
      rows={[{ name: 'Monday', kind: 'by appointment', spans: [], lines: ['by appointment'] }]}
    />,
  );
  expect(bars(container)).toEqual([['0%', '100%']]);
  expect(container.querySelector('text')).toBeEmptyDOMElement();
});
