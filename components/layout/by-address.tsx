'use client';

import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { splitLocale } from '@/site/addresses';
import { type Locale, locales } from '@/site/locales';
import type { Meta } from '@/site/shapes';

type ByAddressProps = {
  /** The 404 screen in every language, rendered on the server. */
  screens: Record<Locale, ReactNode>;
  /** What the screen is called in every language. */
  metas: Record<Locale, Meta>;
};

/**
 * A host serves one 404 document for every wrong address. This shows it in the language of the
 * address once the script runs, and logs the missing path (docs/specification.md 3.13).
 */
export function ByAddress({ screens, metas }: ByAddressProps) {
  const locale = useSyncExternalStore<Locale>(
    () => () => undefined,
    () => splitLocale(window.location.pathname).locale,
    () => 'en',
  );

  useEffect(() => {
    document.documentElement.lang = locales[locale].tag;
  }, [locale]);

  useEffect(() => console.error('404: there is no page at', window.location.pathname), []);

  const { title, description } = metas[locale];
  return (
    <>
      {/* Here and not in Next's metadata, which would put the English ones back. */}
      <title>{title}</title>
      <meta name="description" content={description} />
      {screens[locale]}
    </>
  );
}
