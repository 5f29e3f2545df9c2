/** @jest-environment jsdom */

import { render } from '@testing-library/react';
import { offerLocalHours } from '@/browser/behaviours/local-hours';
import { OfficeHours } from '@/components/pages/contact/office-hours';
import type { Locale } from '@/languages/locales';

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
