import { ButtonLink } from '@/components/ui/button';
import { phoneHref } from '@/facts/phone';
import type { Locale } from '@/languages/locales';
import { localePath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { QuickActionsBar } from './quick-actions-bar';

/** Where the bar does not stand: contact is where both lead, and help is no place to book from. */
const without: (string | null)[] = [pagePaths.contact, pagePaths.help];

/** The two things to do, within the thumb's reach on small screens. */
export function QuickActions({ locale, here }: { locale: Locale; here: string | null }) {
  const { actions, quickActions } = wordsFor(locale).common;
  return (
    <QuickActionsBar label={quickActions} hidden={without.includes(here)}>
      <div className="flex gap-3">
        <ButtonLink href={phoneHref} look="quiet" tight className="grow text-base">
          {actions.callShort}
        </ButtonLink>
        <ButtonLink href={localePath(pagePaths.contact, locale)} tight className="grow-2 text-base">
          {actions.book}
        </ButtonLink>
      </div>
    </QuickActionsBar>
  );
}
