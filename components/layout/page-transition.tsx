'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useState, ViewTransition } from 'react';

/**
 * Cross-fades from page to page (motion.css says how), and for nothing else: React hears no key and no
 * click while a view transition takes its pictures, and the toast's library changes what it shows in
 * transitions, too.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const path = usePathname();
  const [shown, setShown] = useState(path);
  useEffect(() => setShown(path), [path]);
  useEffect(() => {
    window.addEventListener('click', repeatBelow);
    return () => window.removeEventListener('click', repeatBelow);
  }, []);

  return (
    <ViewTransition default="none" update={path === shown ? 'none' : 'auto'}>
      {children}
    </ViewTransition>
  );
}

/** Milliseconds after which a click that met a cross-fade is no longer what the visitor means. */
const patience = 500;

/**
 * While a page fades in, clicks fall on its picture, which is the document's root, with or without
 * `pointer-events`. They are repeated on what is below as soon as the picture is gone, but not the second
 * one of a double-click, which meant the page before.
 */
function repeatBelow(click: MouseEvent) {
  const root = document.documentElement;
  if (click.target !== root || click.detail > 1) return;
  function repeat() {
    const below = document.elementFromPoint(click.clientX, click.clientY);
    if (below !== root) below?.dispatchEvent(new MouseEvent('click', click));
    else if (performance.now() - click.timeStamp < patience) requestAnimationFrame(repeat);
  }
  requestAnimationFrame(repeat);
}
