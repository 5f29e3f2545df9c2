import clsx from 'clsx';
import { practice } from '@/content/practice';
import { intake } from '@/facts/intake';
import { nameWithLetters } from '@/facts/practitioner';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';
import { BookLink } from './book-link';
import { CallLink } from './call-link';
import { LinkedText } from './linked-text';
import { OwnSentence, Portrait } from './practitioner';

type CallToActionProps = {
  locale: Locale;
  heading: string;
  text: string;
  /** Where face and name stand elsewhere. */
  unsigned?: boolean;
};

export function CallToAction(call: CallToActionProps) {
  return (
    <section className="section evening bg-shell print:hidden">
      <Call {...call} className="page-width" />
    </section>
  );
}

type CallProps = CallToActionProps & { className?: string };

/** The same without a ground of its own. It invites nobody to book while no new clients are taken. */
export function Call({ locale, unsigned, className, ...call }: CallProps) {
  const { actions, intake: sentences } = wordsFor(locale).common;
  const taken = intake(practice);
  const { heading, text } =
    taken === 'booking' ? call : { heading: actions.book, text: sentences[taken] };
  return (
    // In front of the sky of the footer's horizon, which overlaps it.
    <div className={clsx('relative', className)}>
      <h2 className="max-w-heading">{heading}</h2>
      <p className={clsx('mt-5 max-w-text text-lead text-ink-soft', !unsigned && 'lg:w-7/12')}>
        <LinkedText locale={locale}>{text}</LinkedText>
      </p>
      <BookOrCall locale={locale} className="mt-8" />
      {!unsigned && <Signature locale={locale} />}
    </div>
  );
}

/** The practitioner's face, sentence and name: in wide windows where the horizon would have its sun. */
function Signature({ locale }: { locale: Locale }) {
  const { practitioner } = practice;
  if (!practitioner?.name) return null;
  return (
    <div className="mt-10 flex items-center gap-5 lg:absolute lg:-top-6 lg:right-(--gutter) lg:left-7/12 lg:mt-0 lg:gap-7">
      {/* It is described where it is large. */}
      <Portrait
        locale={locale}
        alt=""
        sizes="10rem"
        className="size-24 shrink-0 rounded-full lg:size-40"
      />
      {/* Above the horizon's cone. */}
      <div className="lg:self-start lg:pt-3">
        <OwnSentence locale={locale} className="mb-1 text-title" />
        <p
          translate="no"
          className={practitioner.sentence ? 'text-base' : 'font-display text-title'}
        >
          {nameWithLetters(practitioner)}
        </p>
      </div>
    </div>
  );
}

type BookOrCallProps = {
  locale: Locale;
  className?: string;
  /** The page opens with them. */
  opening?: boolean;
};

/** "Book a Session" and the phone. The phone's bar, which has the same two, is hidden while they are in the viewport. */
export function BookOrCall({ locale, className, opening }: BookOrCallProps) {
  return (
    <div
      className={clsx('flex flex-wrap gap-3 max-sm:*:w-full', className)}
      data-book-or-call={opening ? 'opening' : 'closing'}
    >
      <BookLink locale={locale} />
      <CallLink locale={locale} />
    </div>
  );
}
