/**
 * A link of a page with a form to the page itself goes to its fragment or the top. A reload would empty the form. As it is
 * pressed, since the address and the links of the language switch may have changed until then.
 */
export function keepForm(): void {
  if (!document.querySelector('form')) return;
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (link && link.origin === location.origin && link.pathname === location.pathname)
      link.href = link.hash || '#main';
  });
}
