'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';

/**
 * The phone's bar. It shows while nothing on the screen offers the same: no other pair of its buttons, the
 * contact page, which is both, or the footer, which has them at the end (`layout.css`).
 */
export function QuickActionsBar({ label, children }: { label: string; children: ReactNode }) {
  const path = usePathname();
  const [shown, setShown] = useState<boolean>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other buttons.
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
  }, [path]);

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
