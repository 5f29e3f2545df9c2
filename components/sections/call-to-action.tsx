import { WaveRule } from '@/components/illustrations/wave-rule';
import { ButtonAnchor, ButtonLink } from '@/components/ui/button';
import type { Locale } from '@/content/locales';
import { phoneHref } from '@/content/phone';
import { localePath, pagePaths } from '@/content/site-map';
import { wordsFor } from '@/content/words';

type CallToActionProps = { locale: Locale; heading: string; text: string };

/** How every page ends: one sentence, "Book a Session", and the phone. */
export function CallToAction({ locale, heading, text }: CallToActionProps) {
  return (
    <section className="section bg-shell print:hidden">
      <div className="measure grid items-end gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <WaveRule className="mb-6 h-3 w-60 text-river" />
          <h2>{heading}</h2>
          <p className="mt-4 max-w-[58ch] text-[1.2rem] text-ink-soft">{text}</p>
        </div>
        <BookOrCall locale={locale} className="flex flex-wrap gap-3 lg:col-span-5 lg:justify-end" />
      </div>
    </section>
  );
}

/** The two things that every page invites to. */
export function BookOrCall({ locale, className }: { locale: Locale; className?: string }) {
  const { actions } = wordsFor(locale).common;
  return (
    <div className={className}>
      <ButtonLink href={localePath(pagePaths.contact, locale)}>{actions.book}</ButtonLink>
      <ButtonAnchor href={phoneHref} look="quiet">
        {actions.call}
      </ButtonAnchor>
    </div>
  );
}
