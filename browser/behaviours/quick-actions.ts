/** Hides the phone's bar while the window shows the same two links: such buttons elsewhere, or the footer. */
export function showQuickActions(): void {
  const bar = document.querySelector<HTMLElement>('.quick-actions');
  if (!bar) return;
  const inView = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      inView[isIntersecting ? 'add' : 'delete'](target);
    bar.dataset.shown = String(inView.size === 0);
  });
  for (const other of document.querySelectorAll('[data-book-or-call], footer'))
    observer.observe(other);
}
