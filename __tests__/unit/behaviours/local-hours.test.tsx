import { render } from '@testing-library/react';
import { offerLocalHours } from '@/browser/behaviours/local-hours';
import { OfficeHours } from '@/components/pages/contact/office-hours';

const { DateTimeFormat } = Intl;
// Thursday, 10 pm in Tewantin, in the week in which Paris changes its clocks.
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-26T12:00Z') }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The page of a visitor whose clock is so far ahead of UTC. */
function visit(hours: number) {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60 * hours);
  render(<OfficeHours locale="fr" />);
  offerLocalHours();
  return document.querySelector('details') as HTMLDetailsElement;
}

it('is offered to a visitor whose clock shows another time, and to nobody else', () => {
  expect(visit(10).hidden).toBe(true);
  document.body.replaceChildren();
  expect(visit(5.75).hidden).toBe(false);
});

it('asks `Intl` when it is opened, in the language of the page, for the time of each date', async () => {
  document.documentElement.lang = 'fr';
  const details = visit(1);
  const asked = jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation((tag, options) =>
      DateTimeFormat(tag, { ...options, timeZone: 'Europe/Paris' }),
    );
  offerLocalHours();
  expect(asked).not.toHaveBeenCalled();
  details.open = true;
  await new Promise((resolve) => details.addEventListener('toggle', resolve));
  expect(details.querySelector('p')).toHaveTextContent('Europe/Paris');
  const lines = [...details.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(lines.map((line) => line?.replace(/[\u2009\u202f]/g, ' '))).toEqual([
    'ven. 27 mars, 00:00 – 09:00',
    'lun. 30 mars, 01:00 – 10:00',
    'mar. 31 mars, 01:00 – 10:00',
    'mer. 1 avr., 01:00 – 10:00',
  ]);
});
