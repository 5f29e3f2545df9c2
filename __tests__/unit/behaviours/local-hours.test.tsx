import { fireEvent, render, screen } from '@testing-library/react';
import { offerLocalHours } from '@/browser/behaviours/local-hours';
import { LocalHours } from '@/components/pages/contact/office-hours';
import { wordsFor } from '@/words/words';

// Hours are those that were specified, whatever the practice has now.
jest.mock('@/content/practice', () => jest.requireActual('../../fixtures/specified-practice'));

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-24T02:00Z') }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The page of a visitor whose clock is so far ahead of UTC. */
function visit(hours: number) {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60 * hours);
  render(<LocalHours locale="en" />);
  offerLocalHours();
  return document.querySelector('details') as HTMLDetailsElement;
}

function toggle(details: HTMLDetailsElement) {
  details.open = !details.open;
  fireEvent(details, new Event('toggle'));
}

it('is offered to a visitor whose clock shows another time, and to nobody else', () => {
  expect(visit(10).hidden).toBe(true);
  document.body.replaceChildren();
  expect(visit(5.75).hidden).toBe(false);
  expect(screen.getByText(wordsFor('en').openingHours.here.show)).toBeVisible();
});

it('asks `Intl` nothing before it is opened, and knows the day on which it is', () => {
  const details = visit(0);
  const asked = jest.spyOn(Intl, 'DateTimeFormat');
  offerLocalHours();
  expect(asked).not.toHaveBeenCalled();

  toggle(details);
  expect(asked).toHaveBeenCalled();
  const dates = () => [...details.querySelectorAll('dt')].map(({ textContent }) => textContent);
  expect(dates()).toHaveLength(7);
  expect(dates()[0]).toMatch(/^Tuesday,? 24 November$/);
  toggle(details);
  jest.setSystemTime(new Date('2026-11-25T02:00Z'));
  toggle(details);
  expect(dates()[0]).toMatch(/^Wednesday,? 25 November$/);
});

it('needs no name of the visitor’s zone, which may be one that `Intl` refuses', () => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...options, timeZone: 'Etc/Unknown' });
  const details = visit(0);
  toggle(details);
  expect(details.querySelector('p')).toHaveTextContent(/hours in your time \(.+\)$/);
});
