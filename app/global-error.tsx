'use client';

import './globals.css';
import { ErrorPage, localeHere } from '@/components/pages/error/error-page';
import { errorHeading } from '@/content/en/error';
import { locales } from '@/languages/locales';

/** Stands in for a root layout that broke, so it is a document of its own. */
export default function GlobalError(props: { error: unknown }) {
  return (
    <html lang={locales[localeHere()].tag}>
      <title>{errorHeading}</title>
      <body>
        <ErrorPage {...props} />
      </body>
    </html>
  );
}
