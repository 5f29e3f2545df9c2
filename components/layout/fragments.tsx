'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Two things that the browser does not do by itself on the way to a fragment of the page. A link in a list
 * of contents scrolls there smoothly, while back and forward restore their places at once (`html.glides`
 * in base.css). And the new history entry gets the router's state; without it, going back to this
 * entry from another page would leave that page on the screen.
 */
export function Fragments() {
  const path = usePathname();

  useEffect(() => {
    // What the router has stored for the page at this path.
    const { state } = window.history;
    const { classList } = document.documentElement;

    function onClick({ target }: MouseEvent) {
      const toFragment = target instanceof Element && target.closest('nav a[href^="#"]') !== null;
      // Off again before another page comes, which begins at its top at once: a second click on the same
      // fragment changes no address, and so nothing below is called.
      classList.toggle('glides', toFragment);
    }

    // Back and forward: entries that were there before have a state, a new fragment's has none.
    function onPopState({ state }: PopStateEvent) {
      if (state) classList.remove('glides');
    }

    function onHashChange() {
      classList.remove('glides');
      if (!window.history.state && window.location.pathname === path)
        window.history.replaceState(state, '');
    }

    window.addEventListener('click', onClick);
    window.addEventListener('popstate', onPopState);
    window.addEventListener('hashchange', onHashChange);
    return () => {
      window.removeEventListener('click', onClick);
      window.removeEventListener('popstate', onPopState);
      window.removeEventListener('hashchange', onHashChange);
    };
  }, [path]);

  return null;
}
