/**
 * Leaves help by replacing it, so that the way back does not return there. Its own parts and languages replace one another,
 * too: each would be one more way back to help. What the history holds already stays. Without the script all links lead
 * on all the same.
 */
export function leaveForGood(): void {
  const leave = document.querySelector<HTMLAnchorElement>('a[data-leave]');
  if (!leave) return;
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link) return;
    const inNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
    const isHelp = link.dataset.locale || (link.hash && link.pathname === location.pathname);
    if (link !== leave && (inNewTab || !isHelp)) return;
    event.preventDefault();
    location.replace(link.href);
  });
}
