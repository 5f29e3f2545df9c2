'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { hostAnswers } from '@/lib/host-answers';

/** Milliseconds after which a page that was asked for counts as not coming. */
const patience = 5_000;

/**
 * Says in the page that the next one does not come. Next's router would leave for it nevertheless, and
 * so for the browser's own error page: what the visitor was reading, or had typed, would be gone. (Its
 * `experimental.useOffline` asks an export for `/fees.txt.txt`, and without end where a proxy lets the
 * pages pass but not the router's files.)
 */
export function ConnectionNotice({ children }: { children: ReactNode }) {
  const path = usePathname();
  /** The page on which it is said: the next one has come. */
  const [saidAt, say] = useState<string>();

  useEffect(() => {
    const { fetch } = window;
    let timer: number;

    window.fetch = async (...request) => {
      try {
        return await fetch(...request);
      } catch (error) {
        // Only what a click waits for. What is fetched ahead may fail without a word.
        const headers = request[1]?.headers;
        if (headers && 'next-router-state-tree' in headers) {
          // Where the host answers, its page will come: the router asks the browser for it.
          if (!(await hostAnswers())) {
            say(path);
            // So the router waits, until another click.
            await new Promise(() => undefined);
          }
        }
        throw error;
      }
    };

    function onClick(event: MouseEvent) {
      say(undefined);
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/"]');
      if (!link || link.pathname === window.location.pathname) return;
      window.clearTimeout(timer);
      if (event.defaultPrevented) {
        // The router is on its way. What it waits for may be a page's script, too.
        timer = window.setTimeout(say, patience, path);
      } else if (!navigator.onLine) {
        // The browser would be.
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
