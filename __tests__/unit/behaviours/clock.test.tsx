/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react';
import { followClock } from '@/browser/behaviours/clock';
import { offerLocalHours } from '@/browser/behaviours/local-hours';
import { OfficeHours } from '@/components/pages/contact/office-hours';
import { HourLine } from '@/components/sections/hour-line';
import { Today } from '@/components/sections/today';
import { practice } from '@/content/practice';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';

describe('the clock', () => {
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
});

describe('the week in the visitor’s own time', () => {
  // Thursday, 10 pm in Tewantin, near the first of a month.
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-26T12:00Z') }));
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  /** The page of a visitor whose clock is so far ahead of UTC. */
  function visit(hours: number, locale: Locale = 'fr') {
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60 * hours);
    render(<OfficeHours locale={locale} />);
    offerLocalHours();
    return document.querySelector('details') as HTMLDetailsElement;
  }

  it('is offered to a visitor whose clock shows another time, and to nobody else', () => {
    expect(visit(10).hidden).toBe(true);
    document.body.replaceChildren();
    expect(visit(5.75).hidden).toBe(false);
  });

  it('is written as the language writes days and hours, with the day on which it ends', () => {
    const linesOf = (hours: number, locale: Locale) => {
      document.body.replaceChildren();
      const details = visit(hours, locale);
      details.dispatchEvent(new Event('toggle'));
      return [...details.querySelectorAll('li')].map(({ textContent }) => textContent);
    };
    expect(linesOf(1, 'fr').slice(-1)).toEqual(['mercredi 1er avril, 0\u00a0h\u00a0– 9\u00a0h']);
    expect(linesOf(-3, 'pt-br').slice(0, 1)).toEqual(['quinta, 26 de março, 20h – sexta 5h']);
    expect(linesOf(11.5, 'en').slice(-1)).toEqual([
      'Wednesday 1 April, 10:30\u00a0am – 7:30\u00a0pm',
    ]);
  });
});

describe('office hours', () => {
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
});
