/** Styles do it where the browser knows `::details-content`; Chrome 111 and Safari 16 do not. */
export function unfoldOnPaper(): void {
  let unfolded: HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    unfolded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const details of unfolded) details.open = true;
  });
  window.addEventListener('afterprint', () => {
    for (const details of unfolded) details.open = false;
  });
}
