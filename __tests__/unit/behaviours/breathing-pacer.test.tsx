/** @jest-environment jsdom */

import { fireEvent, render, screen } from '@testing-library/react';
import { paceBreath } from '@/browser/behaviours/breathing-pacer';
import { BreathingPacer } from '@/components/pages/infidelity-ptsd/breathing-pacer';

const pacer = () => document.querySelector<HTMLElement>('[data-pacer]') as HTMLElement;
const press = () => fireEvent.click(screen.getByRole('button'));
const seconds = (count: number) => jest.advanceTimersByTime(count * 1000);
const counted = () =>
  `${pacer().dataset.phase} ${pacer().querySelector('[data-count]')?.textContent}`;
const lit = () => pacer().querySelectorAll('[data-lit]').length;

beforeEach(() => {
  jest.useFakeTimers();
  render(<BreathingPacer />);
  paceBreath();
});
afterEach(() => jest.useRealTimers());

it('counts four in and six out, and begins again', () => {
  expect(pacer().dataset.state).toBe('ready');
  press();
  expect(pacer().dataset.state).toBe('running');
  const heard: string[] = [];
  for (let count = 0; count < 11; count++) {
    heard.push(counted());
    expect(lit()).toBe(Number(heard.at(-1)?.split(' ')[1]));
    seconds(1);
  }
  expect(heard).toEqual([
    ...[1, 2, 3, 4].map((count) => `in ${count}`),
    ...[1, 2, 3, 4, 5, 6].map((count) => `out ${count}`),
    'in 1',
  ]);
});

it('says the start, the rounds and the stop to a screen reader, and no count, and begins anew', () => {
  const status = screen.getByRole('status');
  press();
  const said = new Set([status.textContent]);
  for (let count = 0; count < 25; count++) {
    seconds(1);
    said.add(status.textContent);
  }
  press();
  said.add(status.textContent);
  expect([...said]).toEqual([
    'Started. Breathe in for four, then out for six.',
    'Round 2',
    'Round 3',
    'Stopped. Rounds: 2',
  ]);
  expect(pacer().dataset.state).toBe('ready');
  expect(lit()).toBe(0);
  seconds(20);
  expect(status).toHaveTextContent('Stopped. Rounds: 2');
  press();
  expect(counted()).toBe('in 1');
  expect(status).toHaveTextContent('Started');
});
