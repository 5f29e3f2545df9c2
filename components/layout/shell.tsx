import type { ReactNode } from 'react';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';
import { Footer } from './footer';
import { Header } from './header';
import { HelpRow } from './help-row';
import { Notice } from './notice';
import { QuickActions } from './quick-actions-bar';

type ShellProps = {
  locale: Locale;
  /** The path of the page, without a prefix; null on the 404 screen, which has many. */
  here: string | null;
  /** The horizon above the footer has neither sun nor cone: the page ends with a drawing that has both. */
  bare?: boolean;
  /** Stands in the phone's bar in place of the call and "Book a Session" */
  quickActions?: ReactNode;
  /** The page keeps its own help in view, so its header scrolls away and it has no help row. */
  ownHelp?: boolean;
  children: ReactNode;
};

export function Shell({ locale, here, bare, quickActions, ownHelp, children }: ShellProps) {
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-full bg-ink font-semibold text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-(--gutter) focus:z-50 focus:px-6 focus:py-3"
      >
        {wordsFor(locale).common.skipToContent}
      </a>
      <Header locale={locale} here={here} stays={!ownHelp} />
      {/* Reader views go by names of classes: without "page" they show the footer of a page of short texts. */}
      <main
        id="main"
        tabIndex={-1}
        className="page outline-none"
        data-own-help={ownHelp || undefined}
      >
        <Notice locale={locale} />
        {!ownHelp && <HelpRow locale={locale} />}
        {children}
      </main>
      <Footer locale={locale} here={here} bare={bare} />
      {quickActions ?? <QuickActions locale={locale} here={here} />}
    </>
  );
}
