// Next runs this before React. A host may keep a doubled slash in an address, `//fees`. Next's router would
// take that for the address of another host, and break.
const { pathname, search, hash } = window.location;
if (pathname.startsWith('//'))
  window.location.replace(pathname.replace(/^\/+/, '/') + search + hash);

// On paper everything is unfolded. Where `::details-content` (base.css) is not known yet, as in Chrome 111, styles cannot do it.
let unfolded: HTMLDetailsElement[] = [];
window.addEventListener('beforeprint', () => {
  unfolded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
  for (const details of unfolded) details.open = true;
});
window.addEventListener('afterprint', () => {
  for (const details of unfolded) details.open = false;
});
