import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { components, prepareIslands } from '@/browser/islands';
import { IslandError } from '@/components/layout/island-error';
import { practice } from '@/content/practice';
import { phoneHref } from '@/facts/phone';
import { errorWords } from '@/words/error-words';

function Widget({ broken = false }: { broken?: boolean }) {
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

window.matchMedia = () => ({ matches: false }) as MediaQueryList;

/** Whether what is observed is near the window. */
let near = true;
globalThis.IntersectionObserver = class {
  constructor(private callback: (entries: object[]) => void) {}
  observe(target: Element) {
    this.callback([{ isIntersecting: near, target }]);
  }
  unobserve() {}
} as never;

/** A page as it is served, with an island, and beside it a link and a field that has the focus. */
function open({ broken = false, within = 'form' } = {}) {
  document.body.innerHTML = `<${within}>
    <a href="#all">all</a><input value="We argue every night.">
    <div data-island="services-menu" data-props='{"broken":${broken}}'>${renderToString(<Widget />)}</div>
  </${within}>${renderToStaticMarkup(<IslandError locale="fr" />)}`;
  beside().focus();
  prepareIslands();
}

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

const act = () => fireEvent.pointerMove(document.body);

beforeEach(() => {
  near = true;
  fetched.mockReset().mockResolvedValue(Widget as never);
  log.mockReset();
});

it('is fetched once, after the visitor’s first act', async () => {
  open();
  expect(fetched).not.toHaveBeenCalled();
  act();
  act();
  await hydrated();
  expect(fetched).toHaveBeenCalledTimes(1);
  fireEvent.click(button());
  await waitFor(() => expect(button()).toHaveTextContent('pressed 0'));
});

it('is not fetched where it is not near the window', () => {
  near = false;
  open();
  act();
  expect(fetched).not.toHaveBeenCalled();
});

it('repeats the last press that came before, as it was', async () => {
  const come = holdBack();
  open();
  act();
  fireEvent.click(button(), { detail: 0 });
  fireEvent.click(button(), { detail: 1 });
  come();
  await waitFor(() => expect(button()).toHaveTextContent(/^pressed 1$/));
});

it.each([
  ['a press elsewhere', () => fireEvent.pointerDown(document.body)],
  ['a click elsewhere', () => fireEvent.click(document.body)],
  ['a key', () => fireEvent.keyDown(button(), { key: 'Tab' })],
  ['scrolling', () => fireEvent.scroll(document)],
])('drops a press that is followed by %s', async (_, follow) => {
  const come = holdBack();
  open();
  act();
  fireEvent.click(button());
  follow();
  come();
  await hydrated();
  expect(button()).toHaveTextContent(/^pressed$/);
});

const failsToCome = () => fetched.mockRejectedValue(new Error('The tide is out'));

it.each<[string, () => unknown]>([
  [
    'as it is fetched',
    () => {
      failsToCome();
      open();
    },
  ],
  ['as it is hydrated', () => open({ broken: true })],
  [
    'later',
    async () => {
      open();
      act();
      await hydrated();
      screen.getByText('break').click();
    },
  ],
])('where it breaks %s, a notice takes its place, and the rest stays', async (_, breaks) => {
  await breaks();
  act();
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

it('where it breaks in a navigation, the link beside it stays, and nothing is said', async () => {
  failsToCome();
  open({ within: 'nav' });
  act();
  await waitFor(() => expect(island()).toBeNull());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(log).toHaveBeenCalled();
  expect(screen.getByRole('link')).toBeInTheDocument();
});
