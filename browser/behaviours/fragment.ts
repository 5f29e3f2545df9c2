/**
 * Opens the part that a fragment leads to, also by the name of the part itself. Chromium opens one that is around the
 * target; Safari 16 opens none.
 */
export function unfoldTarget(): void {
  const unfold = () => {
    const target = document.querySelector(':target');
    const details = target?.closest('details');
    if (!details || details.open) return;
    details.open = true;
    target?.scrollIntoView();
  };
  unfold();
  window.addEventListener('hashchange', unfold);
}
