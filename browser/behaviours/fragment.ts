/** Opens the `<details>` that holds, or is, the fragment's target. Chromium opens one around it only; Safari 16 none. */
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
