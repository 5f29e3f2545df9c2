/** As much of a button as is whole: its edges may lie between two pixels. */
const whole = 0.99;

/** Hides the phone's bar while the window shows the footer, or the whole of another "Book a Session". */
export function showQuickActions(): void {
  const bar = document.querySelector<HTMLElement>('.quick-actions');
  if (!bar) return;
  const inView = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, isIntersecting } of entries) {
        // A button that is only partly visible does not count.
        const shown = target.matches('footer') ? isIntersecting : intersectionRatio >= whole;
        inView[shown ? 'add' : 'delete'](target);
      }
      bar.dataset.shown = String(inView.size === 0);
    },
    { threshold: [0, whole] },
  );
  for (const other of document.querySelectorAll('[data-book-or-call] > :first-child, footer'))
    observer.observe(other);
}
