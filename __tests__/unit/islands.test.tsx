import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { components, prepareIslands } from '@/browser/islands';
import { IslandError } from '@/components/layout/island-error';
import { practice } from '@/content/practice';
import { phoneHref } from '@/facts/phone';
import { errorWords } from '@/words/error-words';

function Widget({ broken = false, late = true }: { broken?: boolean; late?: boolean }) {
  const [presses, setPresses] = useState('');
  const [breaks, setBreaks] = useState(broken);
  useEffect(() => {
    if (breaks) throw new Error('The tide is out');
  }, [breaks]);
  return (
    <>
      <button type="button" onClick={({ detail }) => setPresses(`${presses}${detail}`)}>
        pressed {presses}
      </button>
      <button type="button" onClick={() => setBreaks(true)}>
        break
      </button>
      {late && <p className="late">It has not finished loading.</p>}
    </>
  );
}

// `act` would throw what an island throws.
configure({ eventWrapper: (run) => run() });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });

const fetched = jest.spyOn(components, 'services-menu');
const log = jest.spyOn(console, 'error');
const island = () => document.querySelector<HTMLElement>('[data-island]');
const button = () => screen.getByRole('button', { name: /^pressed/ });
const beside = () => screen.getByRole('textbox');
const hydrated = () => waitFor(() => expect(island()).not.toHaveAttribute('data-state'));

/** Whether what is observed is near the window. */
let near = true;
globalThis.IntersectionObserver = class {
  constructor(private callback: (entries: object[]) => void) {}
  observe(target: Element) {
    this.callback([{ isIntersecting: near, target }]);
  }
  unobserve() {}
  disconnect() {}
} as never;

/** A page as it is served: an island, a link, and a field that has the focus. */
function open({ broken = false, within = 'form' } = {}) {
  const late = within !== 'nav';
  const served = renderToString(<Widget late={late} />);
  document.body.innerHTML = `<${within}>
    <a href="#all">all</a><input value="We argue every night.">
    <div data-island="services-menu" data-files="/react.js /menu.js" data-props='{"broken":${broken},"late":${late}}'>${served}</div>
  </${within}>${renderToStaticMarkup(<IslandError locale="fr" />)}`;
  beside().focus();
  prepareIslands();
}

const answer = { ok: true, blob: async () => undefined };
const asked = jest.fn();
Object.assign(globalThis, { fetch: asked });

/** Has the island's file wait. @returns what lets it come */
function holdBack() {
  let come = () => {};
  fetched.mockReturnValue(
    new Promise((resolve) => {
      come = () => resolve(Widget as never);
    }),
  );
  return () => come();
}

const interact = () => fireEvent.pointerMove(document.body);

beforeEach(() => {
  near = true;
  asked.mockReset().mockResolvedValue(answer);
  fetched.mockReset().mockResolvedValue(Widget as never);
  log.mockReset();
});

it('is fetched once, after the first interaction', async () => {
  open();
  expect(fetched).not.toHaveBeenCalled();
  interact();
  interact();
  await hydrated();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls.flat()).toEqual(['/react.js', '/menu.js']);
  fireEvent.click(button());
  await waitFor(() => expect(button()).toHaveTextContent('pressed 0'));
});

it('is not fetched for a pointer that does not move, below which the page has come', async () => {
  open();
  const move = (movementX: number) =>
    fireEvent(
      document.body,
      Object.assign(new Event('pointermove', { bubbles: true }), { movementX, movementY: 0 }),
    );
  move(0);
  expect(asked).not.toHaveBeenCalled();
  move(1);
  await hydrated();
});

it('is not fetched where it is not near the window', () => {
  near = false;
  open();
  interact();
  expect(asked).not.toHaveBeenCalled();
});

it('re-dispatches the last click from before, as it was', async () => {
  const come = holdBack();
  open();
  interact();
  fireEvent.click(button(), { detail: 0 });
  fireEvent.click(button(), { detail: 1 });
  come();
  await waitFor(() => expect(button()).toHaveTextContent(/^pressed 1$/));
});

it.each([
  ['a pointer elsewhere', () => fireEvent.pointerDown(document.body)],
  ['a click elsewhere', () => fireEvent.click(document.body)],
  ['a key', () => fireEvent.keyDown(button(), { key: 'Tab' })],
  ['scrolling', () => fireEvent.wheel(document)],
])('drops a click that is followed by %s', async (_, follow) => {
  const come = holdBack();
  open();
  interact();
  fireEvent.click(button());
  follow();
  come();
  await hydrated();
  expect(button()).toHaveTextContent(/^pressed$/);
});

it.each<[string, () => unknown]>([
  ['as it is hydrated', () => open({ broken: true })],
  [
    'later',
    async () => {
      open();
      interact();
      await hydrated();
      screen.getByText('break').click();
    },
  ],
])('where it breaks %s, a notice takes its place, and the rest stays', async (_, breaks) => {
  await breaks();
  interact();
  const notice = await screen.findByRole('alert');
  expect(screen.getByRole('heading')).toHaveTextContent('Unexpected Application Error!');
  expect(notice).toHaveTextContent('The tide is out');
  expect(notice).toHaveTextContent(errorWords.fr.explanation);
  expect(notice.querySelector(`[href="${phoneHref}"]`)).toHaveTextContent(practice.phone);
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'The tide is out' }));
  expect(island()).toBeNull();
  expect(beside()).toHaveValue('We argue every night.');
  expect(beside()).toHaveFocus();
});

// That it is hydrated once the network is back needs a browser, which keeps a failed import: errors.spec.ts.
describe('where its code does not come', () => {
  const lost = () => asked.mockRejectedValue(new TypeError('Failed to fetch /react.js'));
  const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
  const online = () => fireEvent(window, new Event('online'));
  const state = () => island()?.dataset.state;

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['a request is lost', () => asked.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
    ['a host answers otherwise', () => asked.mockResolvedValueOnce({ ...answer, ok: false })],
  ])('it is asked for again: %s', async (_, fails) => {
    fails();
    open();
    interact();
    fireEvent.click(button(), { detail: 1 });
    await wait(0);
    expect(fetched).not.toHaveBeenCalled();
    await wait(600);
    await hydrated();
    expect(button()).toHaveTextContent('pressed 1');
    expect(asked).toHaveBeenCalledTimes(3);
    expect(log).not.toHaveBeenCalled();
  });

  it('it stays as it was served, and says so where the visitor is', async () => {
    lost();
    open();
    const served = island()?.textContent;
    interact();
    near = false;
    await wait(10_000);
    expect(state()).toBe('failed');
    expect(island()).toHaveTextContent(served ?? '');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(log).toHaveBeenCalledTimes(1);
    near = true;
    online();
    await wait(10_000);
    expect(screen.getByRole('alert')).toHaveTextContent('It has not finished loading.');
    expect(document.body).not.toHaveTextContent('.js');
  });

  it('the link beside a navigation’s stays alone, and nothing is said', async () => {
    lost();
    open({ within: 'nav' });
    interact();
    await wait(10_000);
    expect(island()).not.toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('link')).toBeVisible();
  });
});

it('is fetched in a header by an interaction with the header alone', async () => {
  open({ within: 'header' });
  interact();
  expect(asked).not.toHaveBeenCalled();
  fireEvent.pointerMove(screen.getByRole('link'));
  await hydrated();
  expect(fetched).toHaveBeenCalledTimes(1);
});
