import './quick-actions.css';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { BookLink } from '@/components/sections/book-link';
import { CallLink } from '@/components/sections/call-link';
import { ButtonLink } from '@/components/ui/button';
import { practice } from '@/content/practice';
import { phoneForDialler } from '@/facts/phone';
import type { Locale } from '@/languages/locales';
import { pagePaths } from '@/routing/pages';
import { wordsFor } from '@/words/words';

type QuickActionsBarProps = { label: string; children: ReactNode };

/** The phone's bar. A script says when the window shows the same links elsewhere (browser/behaviours/quick-actions.ts). */
export function QuickActionsBar({ label, children }: QuickActionsBarProps) {
  return (
    <aside
      aria-label={label}
      className={clsx(
        'quick-actions fixed inset-x-0 bottom-0 z-30 transition-transform duration-150',
        'box-content min-h-12 px-5 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:px-8',
        'border-t border-sand bg-paper',
        // Without scripts it stays, at the page's end.
        'noscript:visible noscript:sticky noscript:translate-none',
        // Large text would make it cover a quarter of the window.
        'lg:hidden print:hidden large-text:hidden',
      )}
    >
      {children}
    </aside>
  );
}

export function QuickActions({ locale, here }: { locale: Locale; here: string | null }) {
  const { actions, quickActions } = wordsFor(locale).common;
  // Nobody books from help.
  if (here === pagePaths.help) return null;
  if (here === pagePaths.contact)
    return (
      <QuickActionsBar label={quickActions}>
        <CallLink tight locale={locale} className="w-full text-base" />
      </QuickActionsBar>
    );
  return (
    <QuickActionsBar label={quickActions}>
      <div className="flex gap-3">
        {/* Browsers inside apps may not open phone links, so the number can be read. */}
        <ButtonLink
          href={phoneForDialler(practice.phone)}
          aria-label={actions.call}
          title={actions.call}
          look="quiet"
          tight
          className="grow text-base"
        >
          {actions.callShort}
        </ButtonLink>
        <BookLink locale={locale} tight className="grow-2 text-base" />
      </div>
    </QuickActionsBar>
  );
}
