/** @jest-environment jsdom */

import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { CostCalculator } from '@/components/pages/fees/cost-calculator';
import { receiptLines } from '@/components/pages/fees/receipt-lines';
import { practice } from '@/content/practice';
import { ratesOf } from '@/facts/rates';
import { fill } from '@/languages/fill';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';
import { plainSpaces } from '../tools/texts';

function calculator(locale: Locale = 'en', plan = false) {
  const { cost } = wordsFor(locale);
  const plans = { session: 'individual', plan, sessions: 1 } as const;
  return (
    <CostCalculator
      words={cost}
      rates={ratesOf(practice)}
      locale={locale}
      initial={{ plans, lines: receiptLines(plans, ratesOf(practice), cost, locale) }}
    />
  );
}

const amounts = () =>
  [...document.querySelectorAll('dl > div')].map(
    (line) => within(line as HTMLElement).getAllByRole('definition')[0]?.textContent,
  );
const { cost } = wordsFor('en');
const { options } = cost.session;
const { headings, notes } = cost.receipt;
const sessions = () => screen.getByRole('slider', { name: cost.count.label });
const withPlan = () => screen.getByRole('checkbox');
const radio = (name: string) => screen.getByRole('radio', { name });

it('shows one session without a plan first, and keeps what is chosen before it is hydrated', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(calculator());
  expect(container).not.toHaveTextContent('96.65');
  expect(amounts()).toEqual(['$180.00']);
  const user = userEvent.setup();
  await user.click(radio(options.couples));
  await user.click(radio(options.individual));
  await user.click(withPlan());
  render(calculator(), { container, hydrate: true });
  expect(withPlan()).toBeChecked();
  expect(amounts()).toEqual(['$180.00', '−\u2009$96.65', '$83.35']);
  await user.click(radio(options.couples));
  expect(amounts()).toEqual(['$220.00']);
});

it('follows the choice of session, plan and number', async () => {
  const user = userEvent.setup();
  render(calculator());
  fireEvent.change(sessions(), { target: { value: '12' } });
  expect(amounts()).toEqual(['$2,160.00']);
  await user.click(withPlan());
  expect(sessions()).toHaveAttribute('aria-valuetext', fill(cost.count.other, { count: 12 }));
  expect(
    screen.getByRole('heading', { name: fill(headings.individual.other, { count: 12 }) }),
  ).toBeVisible();
  expect(amounts()).toEqual(['$2,160.00', '−\u2009$966.50', '$1,193.50']);
  // Beside the slider, and on the receipt.
  expect(screen.getAllByText('$1,193.50')).toHaveLength(2);
  expect(screen.getByText(plainSpaces(notes.beyond))).not.toHaveClass('invisible');

  await user.click(radio(options.couples));
  expect(amounts()).toEqual(['$2,640.00']);
  expect(screen.getByText(notes.noPlan)).not.toHaveClass('invisible');
  const plan = withPlan();
  // It would give nothing, and what was chosen is kept.
  expect(plan).toBeDisabled();
  expect(plan).not.toBeChecked();
  await user.click(radio(options.individual));
  expect(plan).toBeChecked();
});

it('ends where a course of sessions does, when a plan is no longer ticked', async () => {
  render(calculator('en', true));
  fireEvent.change(sessions(), { target: { value: '20' } });
  await userEvent.click(withPlan());
  expect(sessions()).toHaveValue('12');
  expect(sessions()).toHaveAttribute('max', '12');
  expect(amounts()).toEqual(['$2,160.00']);
});

it('reads the result out once, when the changes have stopped', () => {
  jest.useFakeTimers();
  render(calculator('en', true));
  const status = screen.getByRole('status');
  for (const value of ['2', '3', '4']) {
    fireEvent.change(sessions(), { target: { value } });
    act(() => jest.advanceTimersByTime(300));
    expect(status).toBeEmptyDOMElement();
  }
  act(() => jest.advanceTimersByTime(800));
  expect(status).toHaveTextContent(
    fill(cost.summary.some, {
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
  const { container } = render(calculator(locale, true));
  fireEvent.change(screen.getByRole('slider'), { target: { value: '12' } });
  const { other } = wordsFor(locale).cost.receipt.headings.individual;
  expect(screen.getByRole('heading', { name: fill(other, { count: 12 }) })).toBeVisible();
  expect(amounts()[2]).toBe(left);
  expect(container).not.toHaveTextContent(/[{}]|undefined/);
});
