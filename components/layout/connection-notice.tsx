'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { hostAnswers } from '@/lib/host-answers';

/** Milliseconds to wait for a page before saying that it does not come. */
const patience = 5_000;

/**
 * Says in the current page that the next one cannot be loaded. Next's router would navigate all the same,
 * to the browser's own error page, and what the visitor was reading or had typed would be gone. (Next's
 * `experimental.useOffline` does not work in an export: it requests `/fees.txt.txt`, and repeats that
 * without end where a proxy lets pages through but not the router's files.)
 */
export function ConnectionNotice({ children }: { children: ReactNode }) {
  const path = usePathname();
  /** The path of the page that shows the notice: it is gone once another page is shown. */
  const [saidAt, say] = useState<string>();

  useEffect(() => {
    const { fetch } = window;
    let timer: number;

    window.fetch = fetchOrStay(fetch, () => say(path));

    function onClick(event: MouseEvent) {
      say(undefined);
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/"]');
      if (!link || link.pathname === window.location.pathname) return;
      window.clearTimeout(timer);
      if (event.defaultPrevented) {
        // The router handles this click. What does not come may also be a page's script.
        timer = window.setTimeout(say, patience, path);
      } else if (!navigator.onLine) {
        // The browser would navigate, to its own error page.
        event.preventDefault();
        say(path);
      }
    }

    window.addEventListener('click', onClick);
    return () => {
      window.clearTimeout(timer);
      window.fetch = fetch;
      window.removeEventListener('click', onClick);
    };
  }, [path]);

  return (
    saidAt === path && (
      <div
        role="alert"
        className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md rounded-card border border-sand bg-card p-6 text-base paper-shadow sm:right-6 sm:bottom-6 sm:left-auto print:hidden"
      >
        {children}
      </div>
    )
  );
}

/**
 * A `fetch` that keeps the router on the page that is shown. If the page of a clicked link cannot be fetched,
 * and the host does not answer either, it calls `tell` and never settles: the router waits until another click.
 * If the host answers, the error goes to the router, which then has the browser load the page.
 */
function fetchOrStay(fetch: typeof window.fetch, tell: () => void): typeof window.fetch {
  return async (input, options) => {
    try {
      return await fetch(input, options);
    } catch (error) {
      if (!isForClick(options) || (await hostAnswers())) throw error;
      tell();
      return new Promise(() => undefined);
    }
  };
}

/** Whether the router asks for the page of a clicked link, by its own header. It also fetches pages ahead;
 * those may fail silently. */
function isForClick(options?: RequestInit): boolean {
  return 'next-router-state-tree' in (options?.headers ?? {});
}
