'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the new page's heading after a navigation without a new document, as a new
 * document would move it to its top: a keyboard goes on from there, and a screen reader says where it
 * is. Next announces the page's title besides.
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
