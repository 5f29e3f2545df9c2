import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServicesMenu } from '@/components/layout/services-menu';

const items = [
  { href: '/services/couples-marriage', label: 'Couples Counselling' },
  { href: '/services/infidelity-recovery', label: 'Infidelity Recovery' },
  { href: '/services/sex-therapy', label: 'Sex Therapy' },
];

function renderMenu() {
  render(
    <>
      <ServicesMenu href="/services" label="Services" menuLabel="Services menu" items={items} />
      <button type="button">elsewhere</button>
    </>,
  );
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

const trigger = () => screen.getByRole('button', { name: 'Services menu' });
const menu = () => screen.queryByRole('menu');
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** jsdom has no PointerEvent, so the kind of pointer has to be put onto a plain event. */
function pointer(type: string, target: Element, pointerType: string, init = {}) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  act(() => {
    target.dispatchEvent(event);
  });
  return event;
}

const enter = (pointerType = 'mouse') =>
  pointer('pointerover', screen.getByRole('link', { name: 'Services' }), pointerType);
const leave = () =>
  pointer('pointerout', screen.getByRole('link', { name: 'Services' }), 'mouse', {
    relatedTarget: document.body,
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('by mouse', () => {
  it('opens 80 ms after the pointer arrives, and leaves the focus where it is', async () => {
    const user = renderMenu();
    await user.click(screen.getByRole('button', { name: 'elsewhere' }));
    enter();
    await wait(70);
    expect(menu()).not.toBeInTheDocument();
    await wait(20);
    await waitFor(() => expect(menu()).toBeInTheDocument());
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: 'elsewhere' })).toHaveFocus();
    pointer('pointermove', screen.getByRole('menuitem', { name: 'Sex Therapy' }), 'mouse');
    expect(screen.getByRole('button', { name: 'elsewhere' })).toHaveFocus();
  });

  it('closes 250 ms after the pointer has left, unless it comes back', async () => {
    renderMenu();
    enter();
    await wait(100);
    await waitFor(() => expect(menu()).toBeInTheDocument());
    leave();
    await wait(200);
    enter();
    await wait(400);
    expect(menu()).toBeInTheDocument();
    leave();
    await wait(260);
    expect(menu()).not.toBeInTheDocument();
  });

  it('does not open for a pointer that only passes', async () => {
    renderMenu();
    enter();
    await wait(50);
    leave();
    await wait(500);
    expect(menu()).not.toBeInTheDocument();
  });

  it('is pinned by a click on the button, and closed by the next', async () => {
    const user = renderMenu();
    enter();
    await wait(100);
    await waitFor(() => expect(menu()).toBeInTheDocument());
    await user.click(trigger());
    expect(menu()).toBeInTheDocument();
    leave();
    await wait(1000);
    expect(menu()).toBeInTheDocument();
    await user.click(trigger());
    expect(menu()).not.toBeInTheDocument();
  });
});

describe('by touch and pen', () => {
  it.each(['touch', 'pen'])(
    '%s: nothing opens on the start of a touch, the click toggles',
    async (kind) => {
      renderMenu();
      enter(kind);
      await wait(500);
      expect(menu()).not.toBeInTheDocument();
      pointer('pointerdown', trigger(), kind);
      await wait(500);
      expect(menu()).not.toBeInTheDocument();
      fireEvent.click(trigger(), { detail: 1 });
      await waitFor(() => expect(menu()).toBeInTheDocument());
      fireEvent.click(trigger(), { detail: 1 });
      await wait(10);
      expect(menu()).not.toBeInTheDocument();
    },
  );
});
