'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/**
 * What the browser does not do by itself when a fragment of the page is gone to. A link in a list of
 * contents glides there, while back and forward restore their places at once (`html.glides` in
 * base.css). And the router is told what page the new entry of the history shows, or it would leave
 * the next page standing when the reader comes back.
 */
export function Fragments() {
  const path = usePathname();

  useEffect(() => {
    // The router's own note of the page at this path.
    const { state } = window.history;
    const { classList } = document.documentElement;

    function onClick({ target }: MouseEvent) {
      if (target instanceof Element && target.closest('nav a[href^="#"]')) classList.add('glides');
    }

    // Before the browser restores a place, but not yet on the way to a fragment, whose entry is new.
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
