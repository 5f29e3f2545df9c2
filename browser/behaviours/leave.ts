/**
 * Leaves help by replacing it, so that the way back does not return there. What the history holds already stays.
 * Without the script the link leads away all the same.
 */
export function leaveForGood(): void {
  document.querySelector<HTMLAnchorElement>('a[data-leave]')?.addEventListener('click', (event) => {
    event.preventDefault();
    window.location.replace((event.currentTarget as HTMLAnchorElement).href);
  });
}
