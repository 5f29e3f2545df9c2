'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useState, ViewTransition } from 'react';

/**
 * Cross-fades from page to page (motion.css says how), and does so for nothing else. The toast's library
 * updates in React transitions too, and while a view-transition captures the page React hears no key and
 * no click: what is typed at that moment could be lost.
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

/** Milliseconds after which a click during a cross-fade is too old to be repeated. */
const patience = 1000;

/**
 * While a page fades in, its picture covers it, and clicks hit the document's root (`pointer-events` does
 * not change that). They end the fade and are repeated on what is below; but not the second click of a
 * double-click, which was meant for the page before.
 */
function repeatBelow(click: MouseEvent) {
  const root = document.documentElement;
  if (click.target !== root || click.detail > 1) return;
  function repeat() {
    const below = document.elementFromPoint(click.clientX, click.clientY);
    if (below !== root) {
      below?.dispatchEvent(new MouseEvent('click', click));
    } else if (performance.now() - click.timeStamp < patience) {
      endFade();
      requestAnimationFrame(repeat);
    }
  }
  repeat();
}

/** Removes the new page's picture in the next frame; while the page is being captured there is none yet. */
function endFade() {
  for (const animation of document.getAnimations()) {
    const { effect } = animation;
    if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))
      animation.finish();
  }
}
