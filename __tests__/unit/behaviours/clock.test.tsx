import { render, screen } from '@testing-library/react';
import { followClock } from '@/browser/behaviours/clock';
import { Closures } from '@/components/pages/contact/closures';
import { HourLine } from '@/components/sections/hour-line';
import { Today } from '@/components/sections/today';
import { calendarFor } from '@/facts/calendar/calendar';
import { longDate } from '@/facts/values';
import { allLocales, type Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';

// Hours are those that were specified, whatever the practice has now.
jest.mock('@/content/practice', () => jest.requireActual('../../fixtures/specified-practice'));

const minute = 60_000;

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-12-31T13:59:50Z') }));
afterEach(() => jest.useRealTimers());

function open(moment: string) {
  jest.setSystemTime(new Date(moment));
  followClock();
}

describe('today', () => {
  const shown = () => screen.getByRole('time');

  it('becomes the next day at midnight in Tewantin', () => {
    render(<Today show="date" locale="fr" />);
    followClock();
    expect(shown()).toHaveTextContent('31 décembre 2026');
    jest.advanceTimersByTime(minute);
    expect(shown()).toHaveTextContent('1er janvier 2027');
    expect(shown()).toHaveAttribute('datetime', '2027-01-01');
  });

  it('catches up when a page that slept is looked at again', () => {
    render(<Today show="year" locale="en" />);
    followClock();
    jest.setSystemTime(new Date('2028-03-01T00:00:00Z'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(shown()).toHaveTextContent('2028');
  });

  it.each(allLocales)('is written as any date is in %s, in every month', (locale) => {
    render(<Today show="date" locale={locale} />);
    for (let month = 1; month <= 12; month += 1) {
      const day = `2027-${String(month).padStart(2, '0')}-01`;
      open(`${day}T00:00Z`);
      expect(shown().textContent).toBe(longDate(day, locale));
    }
  });
});

it.each(allLocales)('the hour in Tewantin changes with the minute in %s', (locale: Locale) => {
  render(<HourLine locale={locale} />);
  const { status } = wordsFor(locale).openingHours;
  // A Tuesday, one minute before the practice opens at 9 am.
  open('2026-11-24T22:59:00Z');
  const line = document.querySelector('[data-open-status]');
  expect(line).toHaveAttribute('data-status', 'closed');
  jest.advanceTimersByTime(minute);
  expect(line).toHaveAttribute('data-status', 'open');
  expect(line?.textContent).toContain(status.open.split('{time}')[0]);
});

it('closures show from eight weeks before until they are over', () => {
  const days = (from: string, to: string) => ({ from, to, name: { words: from }, dates: from });
  const closed = [days('2027-03-01', '2027-03-02'), days('2026-12-24', '2027-01-04')];
  render(
    <Closures
      heading="Fermé"
      calendar={{ ...calendarFor('fr'), closed }}
      built="2026-06-01"
      locale="fr"
    />,
  );
  const shown = () =>
    screen.queryAllByRole('definition').map((entry) => entry.getAttribute('data-from'));
  const expected: [string, string[]][] = [
    ['2026-10-28T02:00Z', []],
    ['2026-10-29T02:00Z', ['2026-12-24']],
    ['2027-01-04T02:00Z', ['2026-12-24', '2027-03-01']],
    ['2027-01-05T02:00Z', ['2027-03-01']],
    ['2027-03-03T02:00Z', []],
  ];
  for (const [moment, entries] of expected) {
    open(moment);
    expect([moment, shown()]).toEqual([moment, entries]);
  }
  // With the space that the language has before a colon.
  expect(document.querySelector('dd')).toHaveProperty(
    'textContent',
    '2026-12-24\u202f: 2026-12-24',
  );
});
