'use client';

import './globals.css';
import { ErrorPage } from '@/components/pages/error/error-page';
import { errorHeading } from '@/content/en/error';
import { locales } from '@/languages/locales';
import { splitLocale } from '@/routing/addresses';
import { errorWords } from '@/words/error-words';

/** Stands in for a root layout that broke, so it is a document of its own. */
export default function GlobalError(props: { error: unknown }) {
  const { locale } = splitLocale(typeof window === 'undefined' ? '/' : window.location.pathname);
  return (
    <html lang={locales[locale].tag}>
      <head>
        <title>{errorHeading}</title>
      </head>
      <body>
        <main>
          <ErrorPage {...props} words={errorWords[locale]} />
        </main>
      </body>
    </html>
  );
}
