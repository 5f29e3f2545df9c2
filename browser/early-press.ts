import { controlsIn } from './keep';

/**
 * Notes the last press on a button of an island, until the visitor does anything else.
 * @returns a function that ends this. It returns a function that repeats the press.
 */
export function notePress(island: HTMLElement): () => () => void {
  let press: { place: number; detail: number; scrollY: number } | undefined;
  const listening = new AbortController();
  // A click is the last event of a press, by a pointer or by a key.
  for (const type of ['pointerdown', 'keydown', 'focusin', 'click'] as const)
    window.addEventListener(
      type,
      ({ target, detail }) => {
        const button = type === 'click' && (target as Element).closest('button');
        const place = button ? controlsIn(island).indexOf(button as never) : -1;
        press = place < 0 ? undefined : { place, detail, scrollY };
      },
      { capture: true, signal: listening.signal },
    );
  return () => {
    listening.abort();
    const { place, detail = 0, scrollY: then } = press ?? {};
    if (place === undefined || then !== scrollY) return () => undefined;
    return () => {
      const button = controlsIn(island)[place];
      // Where the button is gone, the link beside it leads to the same.
      const again = button?.hidden ? island.querySelector('a') : button;
      const kind = { bubbles: true, cancelable: true, detail: Math.min(detail, 1) };
      again?.dispatchEvent(new MouseEvent('click', kind));
    };
  };
}
