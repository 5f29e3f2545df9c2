import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { islands } from '@/browser/islands';
import { prepareIsland } from '@/browser/prepare-island';

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <a href="#all">all</a>
      <button
        type="button"
        onClick={({ detail }) => setCount(count + 1 + detail)}
        onPointerEnter={() => setCount(count + 10)}
      >
        {label} {count}
      </button>
    </>
  );
}

const load = jest.spyOn(islands['services-menu'], 'load');
const loads = () => load.mockResolvedValue(Counter as never);
const button = () => screen.getByRole('button');

beforeEach(() => {
  window.location.hash = '';
  document.body.innerHTML = `<nav><div data-island="services-menu" data-props='{"label":"pressed"}'>${renderToString(<Counter label="pressed" />)}</div></nav>`;
  prepareIsland(document.querySelector('[data-island]') as HTMLElement);
});

it('loads nothing before somebody comes', () => {
  loads();
  fireEvent.pointerOver(document.body);
  expect(load).not.toHaveBeenCalled();
});

it('does what was done before React was there, once', async () => {
  loads();
  fireEvent.focusIn(button());
  fireEvent.click(button(), { detail: 2 });
  await waitFor(() => expect(button()).toHaveTextContent('pressed 3'));
  await act(async () => fireEvent.click(button()));
  expect(button()).toHaveTextContent('pressed 4');
});

it('does what the link beside the button does where React does not come, and tries again', async () => {
  load.mockRejectedValue(new Error('The network is gone'));
  const link = jest.fn((event: Event) => event.preventDefault());
  screen.getByRole('link').addEventListener('click', link);
  fireEvent.focusIn(button());
  fireEvent.click(button());
  await waitFor(() => expect(link).toHaveBeenCalledTimes(1));
  loads();
  fireEvent.focusIn(button());
  fireEvent.click(button());
  await waitFor(() => expect(button()).toHaveTextContent('pressed 1'));
  expect(link).toHaveBeenCalledTimes(1);
});

it('leaves the press of a link to the browser', async () => {
  loads();
  const link = jest.fn((event: Event) => event.preventDefault());
  screen.getByRole('link').addEventListener('click', link);
  fireEvent.focusIn(button());
  fireEvent.click(screen.getByRole('link'));
  await waitFor(() =>
    expect(document.querySelector('[data-island]')).not.toHaveAttribute('data-state'),
  );
  expect(link).toHaveBeenCalledTimes(1);
});

afterAll(() => render(<div />));
