import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { CostCalculator } from '@/components/pages/fees/cost-calculator';
import { receiptLines } from '@/components/pages/fees/receipt-lines';
import type { SessionRates } from '@/facts/cost';
import { rates } from '@/facts/values';
import { fill } from '@/languages/fill';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';
import { plainSpaces } from '../tools/texts';

function calculator(locale: Locale = 'en', changed: Partial<SessionRates> = {}) {
  const { cost, pages } = wordsFor(locale);
  const { fees } = pages;
  const plans = { session: 'individual', plan: true, sessions: 1 } as const;
  return (
    <CostCalculator
      words={cost}
      receipt={fees.medicare.receipt}
      rates={{ ...rates, ...changed }}
      locale={locale}
      initial={{ plans, lines: receiptLines(plans, rates, cost, locale) }}
    />
  );
}

const amounts = () =>
  [...document.querySelectorAll('dl > div')].map(
    (line) => within(line as HTMLElement).getAllByRole('definition')[0]?.textContent,
  );
const { cost, pages } = wordsFor('en');
const { rebate, outOfPocket } = pages.fees.medicare.receipt;
const { options } = cost.session;
const { headings, notes } = cost.receipt;
const sessions = () => screen.getByRole('slider', { name: cost.count.label });
const radio = (name: string) => screen.getByRole('radio', { name });

it('shows the specified receipt first, and nothing can be changed before the page is hydrated', () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(calculator());
  expect(root.querySelector('fieldset')).toBeDisabled();
  expect(root.querySelector('.late')).not.toBeNull();
  expect(root).toHaveTextContent(/\$180\.00.*−\s\$96\.65.*\$83\.35/);
  render(calculator());
  expect(sessions()).toBeEnabled();
  expect(document.querySelector('.late')).toBeNull();
  expect(amounts()).toEqual(['$180.00', '−\u2009$96.65', '$83.35']);
});

it.each([
  [1, ['1', '20']],
  [10, ['1', '10', '20']],
  [40, ['1', '40', '80']],
])('keeps a limit of %i sessions on the slider, each mark once', (limit, marks) => {
  render(calculator('en', { rebatedSessionsPerYear: limit }));
  expect(sessions()).toHaveAttribute('max', marks.at(-1));
  const texts = [...document.querySelectorAll('svg text')];
  expect(texts.map((text) => text.textContent)).toEqual(marks);
});

it('follows the choice of session, plan and number', async () => {
  const user = userEvent.setup();
  render(calculator());
  fireEvent.change(sessions(), { target: { value: '12' } });
  expect(sessions()).toHaveAttribute('aria-valuetext', fill(cost.count.other, { count: 12 }));
  expect(
    screen.getByRole('heading', { name: fill(headings.individual.other, { count: 12 }) }),
  ).toBeVisible();
  expect(amounts()).toEqual(['$2,160.00', '−\u2009$966.50', '$1,193.50']);
  expect(screen.getByText(plainSpaces(notes.beyond))).not.toHaveClass('invisible');

  const plan = screen.getByRole('checkbox', { name: cost.plan });
  await user.click(plan);
  expect(amounts()).toEqual(['$2,160.00', '$0.00', '$2,160.00']);
  expect(screen.getByText(notes.noPlan)).not.toHaveClass('invisible');
  await user.click(plan);

  await user.click(radio(options.couples));
  expect(amounts()).toEqual(['$2,640.00', '$0.00', '$2,640.00']);
  // What nothing comes back of costs that much, and not about that much.
  expect(screen.getByText(rebate.none)).toBeVisible();
  expect(screen.getByText(outOfPocket.none)).toBeVisible();
  expect(screen.getByText(notes.couples)).not.toHaveClass('invisible');
  // It would give nothing, and what was chosen is kept.
  expect(plan).toBeDisabled();
  expect(plan).not.toBeChecked();
  await user.click(radio(options.individual));
  expect(plan).toBeChecked();
  await user.click(radio(options.couples));

  await user.keyboard('{ArrowRight}');
  expect(radio(options.extended)).toBeChecked();
  expect(amounts()[2]).toBe('$3,360.00');
  expect(screen.getByText(notes.extended)).not.toHaveClass('invisible');
});

it('reads the result out once, when the changes have stopped', () => {
  jest.useFakeTimers();
  render(calculator());
  const status = screen.getByRole('status');
  for (const value of ['2', '3', '4']) {
    fireEvent.change(sessions(), { target: { value } });
    act(() => jest.advanceTimersByTime(300));
    expect(status).toBeEmptyDOMElement();
  }
  act(() => jest.advanceTimersByTime(800));
  expect(status).toHaveTextContent(
    fill(cost.summary, {
      heading: fill(headings.individual.other, { count: 4 }),
      ...{ paid: '$720.00', back: '$386.60', cost: '$333.40' },
    }),
  );
  jest.useRealTimers();
});

it.each([
  ['es', '1193,50\u00a0AUD'],
  ['fr', '1\u00a0193,50\u00a0AUD'],
  ['pt-br', 'AUD\u00a01.193,50'],
] as const)('counts in the language of the page, %s', (locale, left) => {
  const { container } = render(calculator(locale));
  fireEvent.change(screen.getByRole('slider'), { target: { value: '12' } });
  const { other } = wordsFor(locale).cost.receipt.headings.individual;
  expect(screen.getByRole('heading', { name: fill(other, { count: 12 }) })).toBeVisible();
  expect(amounts()[2]).toBe(left);
  expect(container).not.toHaveTextContent(/[{}]|undefined/);
});
