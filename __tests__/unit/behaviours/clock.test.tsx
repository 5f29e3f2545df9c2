/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react';
import { followClock } from '@/browser/behaviours/clock';
import { OfficeHours } from '@/components/pages/contact/office-hours';
import { HourLine } from '@/components/sections/hour-line';
import { Today } from '@/components/sections/today';
import { practice } from '@/content/practice';

const minute = 60_000;

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-12-31T13:59:50Z') }));
afterEach(() => jest.useRealTimers());

it('today becomes the next day at midnight in Tewantin', () => {
  render(<Today show="date" locale="fr" />);
  const today = screen.getByRole('time');
  followClock();
  expect(today).toHaveTextContent('31 décembre 2026');
  jest.advanceTimersByTime(minute);
  expect(today).toHaveTextContent('1er janvier 2027');
  expect(today).toHaveAttribute('datetime', '2027-01-01');
});

it('the year catches up when a page that slept is looked at again', () => {
  render(<Today show="year" locale="en" />);
  followClock();
  jest.setSystemTime(new Date('2028-03-01T00:00:00Z'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(screen.getByRole('time')).toHaveTextContent('2028');
});

it('the hour in Tewantin changes with the minute', () => {
  render(<HourLine locale="pt-br" />);
  // A Tuesday, one minute before the practice opens at 9 am.
  jest.setSystemTime(new Date('2026-11-24T22:59:00Z'));
  followClock();
  const line = document.querySelector('[data-open-status]');
  expect(line).toHaveTextContent(/8h59 .+ às 9h$/);
  jest.advanceTimersByTime(minute);
  expect(line).toHaveAttribute('data-status', 'open');
  expect(line).toHaveTextContent(/9h .+ até as 18h$/);
});

it('closures show until they are over, in order', () => {
  const name = { en: 'Away', fr: 'Absente' };
  practice.closedOn = [
    { from: '2027-03-01', to: '2027-03-02', name },
    { from: '2026-12-24', to: '2027-01-04', name },
    { from: '2026-12-01', name },
  ];
  render(<OfficeHours locale="fr" />);
  const shown = () =>
    [...document.querySelectorAll('[data-closures] > dd:not([hidden])')].map(
      ({ textContent }) => textContent,
    );
  const [winter, autumn] = [
    'du 24 décembre 2026 au 4 janvier 2027\u00a0: Absente',
    'du 1er mars 2027 au 2 mars 2027\u00a0: Absente',
  ];
  for (const [moment, entries] of [
    ['2027-01-04T02:00Z', [winter, autumn]],
    ['2027-01-05T02:00Z', [autumn]],
    ['2027-03-03T02:00Z', []],
  ] as const) {
    jest.setSystemTime(new Date(moment));
    followClock();
    expect(shown()).toEqual(entries);
  }
});
