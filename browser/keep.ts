export type Keep = (island: HTMLElement) => Restore;
/** @param instead takes the focus where its control can't any more */
export type Restore = (instead?: HTMLElement | null) => void;

/** What can be focused, pressed or typed into in an island. Rendered anew, it is in the same places. */
export const controlsIn = (island: HTMLElement) => [
  ...island.querySelectorAll<HTMLInputElement>('a, button, input, textarea'),
];

/**
 * Notes the focus and what is typed in an island.
 * @returns a function that gives both to the controls that are there by then
 */
export const keep: Keep = (island) => {
  const before = controlsIn(island);
  const focused = before.indexOf(document.activeElement as HTMLInputElement);
  return (instead) => {
    const after = controlsIn(island);
    before.forEach((control, place) => {
      const now = after[place];
      if (!now || now === control || !('value' in control)) return;
      // Emptied first: a value that changes takes the caret to its end.
      now.value = '';
      now.value = control.value;
    });
    if (focused < 0) return;
    const control = after[focused];
    control?.focus({ preventScroll: true });
    if (document.activeElement !== control || control.hidden)
      instead?.focus({ preventScroll: true });
  };
};
