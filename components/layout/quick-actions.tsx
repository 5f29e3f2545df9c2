import { ButtonLink } from '@/components/ui/button';
import { localePath, pagePaths } from '@/site/addresses';
import type { Locale } from '@/site/locales';
import { phoneHref } from '@/site/phone';
import { wordsFor } from '@/site/words';
import { QuickActionsBar } from './quick-actions-bar';

/** The two things to do, within the thumb's reach on small screens. */
export function QuickActions({ locale }: { locale: Locale }) {
  const { actions, quickActions } = wordsFor(locale).common;
  return (
    <QuickActionsBar label={quickActions}>
      <div className="mx-auto flex max-w-text gap-3">
        <ButtonLink href={phoneHref} look="quiet" tight className="grow text-base">
          {actions.callShort}
        </ButtonLink>
        <ButtonLink
          href={localePath(pagePaths.contact, locale)}
          tight
          className="grow-[2] text-base"
        >
          {actions.book}
        </ButtonLink>
      </div>
    </QuickActionsBar>
  );
}
