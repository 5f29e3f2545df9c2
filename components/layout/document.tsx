import type { ReactNode } from 'react';
import { type Locale, locales } from '@/content/locales';
import { phoneHref } from '@/content/phone';
import { practice } from '@/content/practice';
import { checkPractice } from '@/content/practice-schema';
import { wordsFor } from '@/content/words';
import { ConnectionNotice } from './connection-notice';
import { FocusOnNavigation } from './focus-on-navigation';
import { fontClasses } from './fonts';
import { Footer } from './footer';
import { Fragments } from './fragments';
import { Header } from './header';
import { PageTransition } from './page-transition';
import { PrintAddress } from './print-address';
import { QuickActions } from './quick-actions';

/** The HTML document of one language. Every root layout wraps a `Shell` in it. */
export function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  // The build has checked the facts before; here they may have changed since the server started.
  if (process.env.NODE_ENV === 'development') checkPractice(practice);
  return (
    <html lang={locales[locale].tag} className={fontClasses}>
      <body>{children}</body>
    </html>
  );
}

/** What surrounds every page: skip link, header, main landmark, footer, and the phone's bar. */
type ShellProps = {
  locale: Locale;
  /** The horizon above the footer has neither sun nor cone: the page ends with a drawing that has both. */
  bare?: boolean;
  children: ReactNode;
};

export function Shell({ locale, bare, children }: ShellProps) {
  const { actions, connectionLost, skipToContent } = wordsFor(locale).common;
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-full bg-card px-6 py-3 font-semibold text-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
      >
        {skipToContent}
      </a>
      <Header locale={locale} />
      <main id="main" tabIndex={-1} className="outline-none">
        <PageTransition>{children}</PageTransition>
      </main>
      <FocusOnNavigation />
      <Fragments />
      <Footer locale={locale} bare={bare} />
      <PrintAddress />
      <QuickActions locale={locale} />
      <ConnectionNotice>
        <p>{connectionLost}</p>
        <a href={phoneHref} className="font-semibold text-clay underline underline-offset-4">
          {actions.call}
        </a>
      </ConnectionNotice>
    </>
  );
}
