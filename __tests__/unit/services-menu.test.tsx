/** @jest-environment jsdom */

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ServicesMenu } from '@/components/layout/services-menu';

const items = [{ href: '/services/sex-therapy', label: 'Sex Therapy' }];

const trigger = () => screen.getByRole('button', { name: 'Services menu' });
const menu = () => screen.queryByRole('menu');
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const isOpen = () => waitFor(() => expect(menu()).toBeInTheDocument());

/** A pointer comes to the link beside the button, or leaves both. jsdom has no PointerEvent. */
function pointer(type: 'pointerenter' | 'pointerleave', pointerType = 'mouse') {
  const event = Object.assign(new MouseEvent(type), { pointerType });
  act(() => void screen.getByTestId('entry').dispatchEvent(event));
}

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <>
      <div data-testid="entry">
        <a href="/services">Services</a>
        <div data-island="services-menu">
          <ServicesMenu label="Services menu" items={items} current={items[0]?.href ?? null} />
        </div>
      </div>
      <input />
    </>,
  );
});
afterEach(() => jest.useRealTimers());

it('opens 80 ms after a mouse arrives, and not for one that only passes', async () => {
  pointer('pointerenter');
  await wait(70);
  expect(menu()).not.toBeInTheDocument();
  pointer('pointerleave');
  await wait(500);
  expect(menu()).not.toBeInTheDocument();
  pointer('pointerenter');
  await wait(90);
  await isOpen();
  expect(trigger()).toHaveAttribute('aria-expanded', 'true');
});

it('closes 250 ms after the mouse has left, unless it comes back', async () => {
  pointer('pointerenter');
  await wait(100);
  await isOpen();
  pointer('pointerleave');
  await wait(200);
  pointer('pointerenter');
  await wait(400);
  expect(menu()).toBeInTheDocument();
  pointer('pointerleave');
  await wait(260);
  expect(menu()).not.toBeInTheDocument();
});

it('leaves the focus where it is under a mouse, and closes on Escape', async () => {
  screen.getByRole('textbox').focus();
  pointer('pointerenter');
  await wait(100);
  await isOpen();
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
  expect(menu()).not.toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('is pinned by a press on the button, and closed by the next', async () => {
  pointer('pointerenter');
  await wait(100);
  await isOpen();
  fireEvent.click(trigger(), { detail: 1 });
  pointer('pointerleave');
  await wait(1000);
  expect(menu()).toBeInTheDocument();
  fireEvent.click(trigger(), { detail: 1 });
  expect(menu()).not.toBeInTheDocument();
});

it('is not closed by the second press of a double one', async () => {
  for (const detail of [1, 2]) fireEvent.click(trigger(), { detail });
  await isOpen();
  fireEvent.click(trigger(), { detail: 1 });
  expect(menu()).not.toBeInTheDocument();
});

it('stays closed by a press that comes before a hover would open it', async () => {
  fireEvent.click(trigger(), { detail: 1 });
  await isOpen();
  pointer('pointerenter');
  await wait(40);
  fireEvent.click(trigger(), { detail: 1 });
  await wait(500);
  expect(menu()).not.toBeInTheDocument();
});

it.each(['touch', 'pen'])('%s: nothing opens on the start of a touch', async (kind) => {
  pointer('pointerenter', kind);
  fireEvent.pointerDown(trigger());
  await wait(500);
  expect(menu()).not.toBeInTheDocument();
});
