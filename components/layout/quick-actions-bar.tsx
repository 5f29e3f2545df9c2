'use client';

import { type ReactNode, useEffect, useState } from 'react';

/**
 * The phone's bar. It is hidden while the viewport has the same two links: another pair of these buttons, the
 * contact page, or the footer (`layout.css`).
 */
export function QuickActionsBar({ label, children }: { label: string; children: ReactNode }) {
  const [shown, setShown] = useState<boolean>();

  useEffect(() => {
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        inView[isIntersecting ? 'add' : 'delete'](target);
      setShown(inView.size === 0);
    });
    for (const other of document.querySelectorAll('[data-book-or-call], footer'))
      observer.observe(other);
    return () => observer.disconnect();
  }, []);

  return (
    <aside
      aria-label={label}
      data-shown={shown}
      className="quick-actions fixed inset-x-0 bottom-0 z-30 box-content min-h-12 border-t border-sand bg-paper px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] transition-transform duration-150 wide:hidden print:hidden"
    >
      {children}
    </aside>
  );
}
