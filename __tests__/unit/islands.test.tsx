/** @jest-environment jsdom */

import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { components, prepareIslands } from '@/browser/islands';
import { IslandNotices } from '@/components/sections/island-notices';
import { practice } from '@/content/practice';
import { phoneForDialler } from '@/facts/phone';
import { errorWords } from '@/words/error-words';

function Widget({ broken = false }: { broken?: boolean }) {
  const [presses, setPresses] = useState(0);
  const [breaks, setBreaks] = useState(broken);
  useEffect(() => {
    if (breaks) throw new Error('The tide is out');
  }, [breaks]);
  return (
    <>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        pressed {presses}
      </button>
      <button type="button" onClick={() => setBreaks(true)}>
        break
      </button>
    </>
  );
}

// `act` would throw what an island throws.
configure({ eventWrapper: (run) => run() });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });

const imported = jest.spyOn(components, 'services-menu');
const log = jest.spyOn(console, 'error');
const island = () => document.querySelector<HTMLElement>('[data-island]');
const button = () => screen.getByRole('button', { name: /^pressed/ });
const beside = () => screen.getByRole('textbox');
const hydrated = () => waitFor(() => expect(island()?.dataset.state).toBe('ready'));
/** Until what an interaction begins has begun. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

let isNear = true;
let hasBeenActive = false;
Element.prototype.getBoundingClientRect = () =>
  new DOMRect(0, isNear ? innerHeight : 2 * innerHeight, 300, 200);
Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive }) });

/** A page as it is served: an island, and a field that has the focus. */
function open({ broken = false, within = 'form', focused = beside } = {}) {
  document.body.innerHTML = renderToString(
    <>
      <input defaultValue="We argue every night." />
      <div
        data-island="services-menu"
        data-files="/react.js /menu.js"
        data-props={JSON.stringify({ broken })}
      >
        <div>
          <Widget />
        </div>
        <IslandNotices locale="fr" late="" />
      </div>
    </>,
  );
  const part = document.createElement(within);
  part.append(...document.body.childNodes);
  document.body.append(part);
  focused().focus();
  prepareIslands();
}

const asked = jest.fn();
Object.assign(globalThis, { fetch: asked });
const answer = { ok: true, blob: async () => new Blob() };

/** Has a pointer move, by no distance where it is at rest. */
function move(target: Element = document.body, { movementX = 1, pointerType = 'mouse' } = {}) {
  const event = new Event('pointermove', { bubbles: true });
  fireEvent(target, Object.assign(event, { pointerType, movementX, movementY: 0 }));
}

beforeEach(() => {
  isNear = true;
  hasBeenActive = false;
  asked.mockReset().mockResolvedValue(answer);
  imported.mockReset().mockResolvedValue(Widget as never);
  log.mockReset();
});

it('is fetched and hydrated once, after the first interaction', async () => {
  open();
  await settled();
  expect(asked).not.toHaveBeenCalled();
  move();
  move();
  await hydrated();
  expect(imported).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls.flat()).toEqual(['/react.js', '/menu.js']);
  fireEvent.click(button());
  await waitFor(() => expect(button()).toHaveTextContent('pressed 1'));
});

it('waits until it is near the window, and for a pointer that moves', async () => {
  isNear = false;
  open();
  move();
  isNear = true;
  move(document.body, { movementX: 0 });
  await settled();
  expect(asked).not.toHaveBeenCalled();
  move();
  await hydrated();
});

it.each(['mouse', 'touch'])(
  'is hydrated in a header by an interaction there, and fetched before by a mouse alone: %s',
  async (pointerType) => {
    open({ within: 'header' });
    move(document.body, { pointerType });
    await settled();
    expect(asked).toHaveBeenCalledTimes(pointerType === 'mouse' ? 2 : 0);
    expect(imported).not.toHaveBeenCalled();
    move(beside());
    await hydrated();
    expect(asked).toHaveBeenCalledTimes(2);
  },
);

it.each(['form', 'header'])(
  'has its button pressed that was before the script: %s',
  async (within) => {
    hasBeenActive = true;
    open({ within, focused: button });
    await waitFor(() => expect(button()).toHaveTextContent('pressed 1'));
  },
);

/** Has the island's file wait. @returns what lets it come */
function holdBack() {
  let come = () => {};
  imported.mockReturnValue(
    new Promise((resolve) => {
      come = () => resolve(Widget as never);
    }),
  );
  return () => come();
}

it('has its button pressed once that was twice before it is hydrated', async () => {
  const come = holdBack();
  open();
  move();
  fireEvent.click(button());
  fireEvent.click(button());
  come();
  await waitFor(() => expect(button()).toHaveTextContent(/^pressed 1$/));
});

it.each([
  ['a pointer elsewhere', () => fireEvent.pointerDown(document.body)],
  ['a click elsewhere', () => fireEvent.click(document.body)],
  ['a key', () => fireEvent.keyDown(button(), { key: 'Tab' })],
])('drops a press that is followed by %s', async (_, follow) => {
  const come = holdBack();
  open();
  move();
  fireEvent.click(button());
  follow();
  come();
  await hydrated();
  expect(button()).toHaveTextContent('pressed 0');
});

it.each<[string, () => unknown]>([
  ['as it is imported', () => imported.mockRejectedValue(new Error('The tide is out'))],
  ['as it is hydrated', () => open({ broken: true })],
  [
    'later',
    async () => {
      move();
      await hydrated();
      screen.getByText('break').click();
    },
  ],
])('where it breaks %s, a notice takes its place, and the rest stays', async (_, breaks) => {
  open();
  await breaks();
  move();
  const notice = (await screen.findByRole('heading')).parentElement;
  expect(notice).toHaveAttribute('role', 'alert');
  expect(screen.getByRole('heading')).toHaveTextContent('Unexpected Application Error!');
  expect(notice).toHaveTextContent('The tide is out');
  expect(notice).toHaveTextContent(errorWords.fr.explanation);
  expect(notice?.querySelector(`[href="${phoneForDialler(practice.phone)}"]`)).toHaveTextContent(
    practice.phone,
  );
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'The tide is out' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(beside()).toHaveValue('We argue every night.');
  expect(beside()).toHaveFocus();
});

// What it says meanwhile, and that browsers import it then: errors.spec.ts.
it.each([
  ['a request is lost', () => asked.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ['a host answers otherwise', () => asked.mockResolvedValueOnce({ ...answer, ok: false })],
])('stays as it was served and is asked for again, where %s', async (_, fails) => {
  jest.useFakeTimers();
  fails();
  open();
  move();
  fireEvent.click(button());
  await jest.advanceTimersByTimeAsync(900);
  expect(imported).not.toHaveBeenCalled();
  expect(button()).toBeVisible();
  await jest.advanceTimersByTimeAsync(200);
  jest.useRealTimers();
  await waitFor(() => expect(button()).toHaveTextContent('pressed 1'));
});
