'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the new page's heading after a navigation without a new document. A keyboard goes on
 * from there, and a screen reader says where it is, as at the top of a new document. Next announces the page's
 * title as well.
 */
export function FocusOnNavigation() {
  const path = usePathname();
  const shown = useRef(path);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    // With a fragment in the address, the browser goes to its target.
    if (window.location.hash) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [path]);

  return null;
}
