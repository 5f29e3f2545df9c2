import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BreathingPacer } from '@/components/pages/infidelity-ptsd/breathing-pacer';
import { breathing } from '@/content/en/breathing';

const pacer = <BreathingPacer words={breathing} />;
const second = () => act(() => jest.advanceTimersByTimeAsync(1000));
const counted = () => document.querySelector('.tabular-nums')?.parentElement?.textContent;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function begin() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(pacer);
  const button = screen.getByRole('button');
  expect(button).toHaveAccessibleName('Breathe with me');
  await user.click(button);
  return { user, button };
}

it('counts four in and six out, and begins again', async () => {
  await begin();
  const heard: (string | null | undefined)[] = [];
  for (let count = 0; count < 11; count++) {
    heard.push(counted());
    await second();
  }
  expect(heard).toEqual([
    ...[1, 2, 3, 4].map((count) => `Breathe in${count}`),
    ...[1, 2, 3, 4, 5, 6].map((count) => `Breathe out${count}`),
    'Breathe in1',
  ]);
});

it('says the start, the rounds and the stop to a screen reader, and no count', async () => {
  const { user, button } = await begin();
  const status = screen.getByRole('status');
  const said = new Set([status.textContent]);
  for (let count = 0; count < 25; count++) {
    await second();
    said.add(status.textContent);
  }
  expect(button).toHaveAccessibleName('Stop');
  await user.click(button);
  said.add(status.textContent);
  expect([...said]).toEqual([
    'Started. Breathe in for four, then out for six.',
    'Round 2',
    'Round 3',
    'Stopped. Rounds: 2',
  ]);
  expect(button).toHaveAccessibleName('Breathe with me');
  expect(document.querySelector('.animate-breath')).toBeNull();
});

it('begins at one when it is started again', async () => {
  const { user, button } = await begin();
  await act(() => jest.advanceTimersByTimeAsync(7000));
  await user.click(button);
  await user.click(button);
  expect(counted()).toBe('Breathe in1');
  expect(screen.getByRole('status')).toHaveTextContent('Started');
});
