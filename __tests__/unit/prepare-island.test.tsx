import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { islands } from '@/browser/islands';
import { prepareIsland } from '@/browser/prepare-island';
import { IslandError } from '@/components/layout/island-error';
import { practice } from '@/content/practice';
import { phoneHref } from '@/facts/phone';
import { errorWords } from '@/words/error-words';

function Breaks() {
  useEffect(() => {
    throw new Error('The tide is out');
  });
  return null;
}

/** Breaks as it is rendered: at once, or when its second button is pressed; and twice after its third. */
function Counter({ label, broken = false }: { label: string; broken?: boolean }) {
  const [count, setCount] = useState(0);
  const [breaks, setBreaks] = useState(broken);
  const [twice, setTwice] = useState(false);
  if (breaks) throw new Error('The tide is out');
  return (
    <>
      <a href="#all">all</a>
      <button type="button" onClick={({ detail }) => setCount(count + 1 + detail)}>
        {label} {count}
      </button>
      <button type="button" onClick={() => setBreaks(true)}>
        break
      </button>
      <button type="button" onClick={() => setTwice(true)}>
        break twice
      </button>
      {twice && [<Breaks key="1" />, <Breaks key="2" />]}
      <textarea name="message" aria-label="message" />
    </>
  );
}

// `act` would throw what an island throws.
configure({ eventWrapper: (run) => run() });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
/** Lets React do what it puts off. */
const later = () => new Promise((resolve) => setTimeout(resolve, 20));

const load = jest.spyOn(islands, 'services-menu');
const log = jest.spyOn(console, 'error');
const island = () => document.querySelector<HTMLElement>('[data-island]') as HTMLElement;
const button = () => screen.getByRole('button', { name: /^pressed/ });
const link = () => screen.getByRole('link', { name: 'all' });
const elsewhere = () => screen.getByLabelText('elsewhere');
const message = () => screen.getByLabelText<HTMLTextAreaElement>('message');

/** Whether what an observer looks for is near the window. */
let near = false;
globalThis.IntersectionObserver = class {
  constructor(private callback: (entries: object[]) => void) {}
  observe() {
    this.callback([{ isIntersecting: near }]);
  }
  disconnect() {}
} as never;

/** A page with an island in it, as it is served, and its script. */
function open({ broken = false, within = 'section' } = {}) {
  const html = renderToString(<Counter label="pressed" />);
  const props = JSON.stringify({ label: 'pressed', broken });
  document.body.innerHTML = `<${within}><div data-island="services-menu" data-props='${props}'>${html}</div></${within}>
    <input aria-label="elsewhere">${renderToStaticMarkup(<IslandError locale="fr" />)}`;
  void prepareIsland(island());
}

/** Brings the focus to an island. @returns what lets its component come, or not */
async function approach() {
  let resolve = (_: never) => {};
  let reject = (_: Error) => {};
  load.mockReturnValue(
    new Promise((...both) => {
      [resolve, reject] = both;
    }),
  );
  fireEvent.focusIn(island());
  await later();
  return {
    come() {
      resolve(Counter as never);
      return later();
    },
    fail() {
      reject(new Error('The tide is out'));
      return later();
    },
  };
}

beforeEach(() => {
  near = false;
  window.location.hash = '';
  window.scrollY = 0;
  load.mockReset().mockResolvedValue(Counter as never);
  log.mockReset();
});

it.each([['section'], ['nav']])('loads nothing in a %s before somebody comes', (within) => {
  open({ within });
  fireEvent.pointerOver(document.body);
  expect(load).not.toHaveBeenCalled();
});

it('is hydrated when it comes near the window', async () => {
  near = true;
  open();
  await waitFor(() => expect(island()).not.toHaveAttribute('data-state'));
  fireEvent.click(button());
  await later();
  expect(button()).toHaveTextContent('pressed 1');
});

it('repeats the last press that came before, as it was', async () => {
  open();
  const { come } = await approach();
  fireEvent.click(button(), { detail: 1 });
  fireEvent.click(button(), { detail: 2 });
  await come();
  expect(button()).toHaveTextContent('pressed 2');
  fireEvent.click(button());
  await later();
  expect(button()).toHaveTextContent('pressed 3');
});

it.each([
  ['a press elsewhere', () => fireEvent.pointerDown(document.body)],
  ['a click elsewhere', () => fireEvent.click(document.body)],
  ['a key', () => fireEvent.keyDown(button(), { key: 'Shift' })],
  ['the focus elsewhere', () => elsewhere().focus()],
  [
    'scrolling',
    () => {
      window.scrollY = 300;
    },
  ],
])('drops a press that is followed by %s', async (_, act) => {
  open();
  const { come } = await approach();
  fireEvent.click(button());
  act();
  await come();
  expect(button()).toHaveTextContent('pressed 0');
});

it('leaves the press of a link to the browser', async () => {
  open();
  const { come } = await approach();
  const pressed = jest.fn((event: Event) => event.preventDefault());
  island().addEventListener('click', pressed);
  fireEvent.click(link());
  await come();
  expect(pressed).toHaveBeenCalledTimes(1);
});

describe('where a browser has translated it, and React renders it anew,', () => {
  async function translated(focused: () => HTMLElement) {
    // React reports what it has found.
    window.addEventListener('error', (event) => event.preventDefault(), { once: true });
    open();
    const { come } = await approach();
    button().firstChild?.replaceWith('pulsado');
    const before = focused();
    before.focus();
    return async () => {
      await come();
      expect(before).not.toBeInTheDocument();
      expect(focused()).toHaveFocus();
    };
  }

  it('repeats a press on the button that is there by then', async () => {
    const come = await translated(link);
    fireEvent.click(screen.getByRole('button', { name: /^pulsado/ }));
    await come();
    expect(button()).toHaveTextContent('pressed 1');
  });

  it('keeps what is typed, and the focus', async () => {
    const come = await translated(message);
    message().value = 'We argue every.';
    await come();
    expect(message()).toHaveValue('We argue every.');
  });
});

describe.each(['as it is loaded', 'as it is hydrated', 'later'])('where it breaks %s', (when) => {
  async function breaks(within: string, before: () => void) {
    open({ within, broken: when === 'as it is hydrated' });
    const { come, fail } = await approach();
    if (when === 'later') await come();
    before();
    if (when === 'as it is loaded') await fail();
    else if (when === 'later') {
      screen.getByText('break').click();
      await later();
    } else await come();
  }

  it('says so above its HTML, where what is typed stays, with the focus', async () => {
    await breaks('section', () => {
      message().value = 'We argue every night.';
      message().focus();
    });
    const notice = screen.getByRole('alert');
    expect(island().previousElementSibling).toBe(notice);
    expect(screen.getByRole('heading')).toHaveTextContent('Unexpected Application Error!');
    expect(notice).toHaveTextContent('The tide is out');
    expect(notice).toHaveTextContent(errorWords.fr.explanation);
    expect(notice.querySelector(`[href="${phoneHref}"]`)).toHaveTextContent(practice.phone);
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'The tide is out' }));
    expect(link()).toBeInTheDocument();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(message()).toHaveValue('We argue every night.');
    expect(message()).toHaveFocus();
  });

  it('gives the focus of a button that goes to the heading', async () => {
    await breaks('section', () => button().focus());
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it('leaves the focus elsewhere', async () => {
    await breaks('section', () => elsewhere().focus());
    expect(elsewhere()).toHaveFocus();
  });

  it('keeps the links of a navigation, and says nothing there', async () => {
    await breaks('nav', () => button().focus());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(log).toHaveBeenCalled();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(link()).toHaveFocus();
  });
});

it('says so once where two of its parts break', async () => {
  open();
  const { come } = await approach();
  await come();
  screen.getByText('break twice').click();
  await later();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(message()).toBeInTheDocument();
});

it.each([['fails'], ['is broken']])(
  'follows the link beside a button that was pressed where it %s',
  async (how) => {
    open({ within: 'nav', broken: how === 'is broken' });
    const { come, fail } = await approach();
    fireEvent.click(button());
    await (how === 'fails' ? fail() : come());
    await waitFor(() => expect(window.location.hash).toBe('#all'));
  },
);
