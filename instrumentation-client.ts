// Next runs this before React takes the page over.

// A script of the document that does not come is never reported to webpack. React then waits for it,
// with the page as the host served it: to be read, with links that lead on. Told of it, React would put
// the error screen in its place. What webpack itself asks for, which it marks, it has to know about.
window.addEventListener(
  'error',
  (event) => {
    if (event.target instanceof HTMLScriptElement && !event.target.dataset.webpack)
      event.stopImmediatePropagation();
  },
  true,
);

// `//there` is an address of this host that the router would take for another host, and break.
if (window.location.pathname.startsWith('//')) {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(null, '', pathname.replace(/^\/+/, '/') + search + hash);
}
