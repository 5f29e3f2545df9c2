import type { ReactNode } from 'react';
import { practice } from '@/content/practice';
import { checkPractice } from '@/site/checks/practice-schema';
import { type Locale, locales } from '@/site/locales';
import { fontClasses } from './fonts';

/** The HTML document of one language. Each page puts its own shell into it. */
export function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  // The build has checked the facts before; here they may have changed since the server started.
  if (process.env.NODE_ENV === 'development') checkPractice(practice);
  return (
    <html lang={locales[locale].tag} className={fontClasses}>
      <body>{children}</body>
    </html>
  );
}
