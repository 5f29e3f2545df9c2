import { ButtonAnchor, ButtonLink } from '@/components/ui/button';
import type { Locale } from '@/content/locales';
import { phoneHref } from '@/content/phone';
import { localePath, pagePaths } from '@/content/site-map';
import { wordsFor } from '@/content/words';

/**
 * The two things to do, within the thumb's reach on small screens. The contact page, which is both,
 * hides it (`layout.css`).
 */
export function QuickActions({ locale }: { locale: Locale }) {
  const { actions, quickActions } = wordsFor(locale).common;
  return (
    <aside
      aria-label={quickActions}
      className="quick-actions night sticky bottom-0 z-30 border-t border-ink/20 bg-band px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] wide:hidden print:hidden"
    >
      <div className="mx-auto flex max-w-xl gap-3">
        <ButtonAnchor href={phoneHref} look="quiet" tight className="flex-1 text-base">
          {actions.callShort}
        </ButtonAnchor>
        <ButtonLink
          href={localePath(pagePaths.contact, locale)}
          tight
          className="flex-[2] text-base"
        >
          {actions.book}
        </ButtonLink>
      </div>
    </aside>
  );
}
