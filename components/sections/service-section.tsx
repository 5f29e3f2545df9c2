import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Locale } from '@/languages/locales';
import { WholeWords } from './marked-words';
import { TextParagraphs } from './text';

type SectionWords = { heading: string; intro?: string };

/** What a section of a service page holds. */
export type PageSection = {
  /** The fragment under which the section is found; the same in every language. */
  id: string;
  words: SectionWords;
  body: ReactNode;
  /** `panel` sets the section on a ground of its own, `night` on the dark band. */
  ground?: keyof typeof grounds;
  /** The body stands below the heading in wide windows, too. */
  across?: boolean;
  /** Takes the page's width, below the body. */
  below?: ReactNode;
};

const grounds = {
  panel: 'bg-shell',
  // The river of the phases goes on outside the section.
  night: 'night overflow-clip bg-band',
};

/** A ground goes to the edges of a phone. Paper has none. */
const onGround =
  '-mx-(--gutter) px-(--gutter) py-10 sm:mx-0 sm:rounded-card sm:px-10 md:px-12 print:mx-0 print:px-0';

/**
 * A section of a service page. Its heading stands beside its body and stays in view: from tablets on, and on a ground,
 * which takes some of the width, in wide windows.
 */
export function ServiceSection({
  id,
  words,
  body,
  ground,
  across,
  below,
  locale,
}: PageSection & { locale: Locale }) {
  const hanging = !across;
  return (
    <section id={id} className={clsx('print:py-3', ground && [onGround, grounds[ground]])}>
      {/* The heading stays in view beside the body, and goes with it. */}
      <div
        className={clsx(
          hanging &&
            (ground
              ? 'lg:grid lg:grid-cols-hanging-inset lg:gap-x-between'
              : 'md:grid md:grid-cols-hanging md:gap-x-between'),
        )}
      >
        <div className={clsx(hanging && (ground ? 'lg:stays' : 'md:stays'))}>
          <h2 className="max-w-[18.2em]">
            <WholeWords>{words.heading}</WholeWords>
          </h2>
          {words.intro && (
            <div className="mt-5 max-w-text space-y-3 text-ink-soft">
              <TextParagraphs locale={locale}>{words.intro}</TextParagraphs>
            </div>
          )}
        </div>
        <div className={clsx('mt-5', hanging ? (ground ? 'lg:mt-2' : 'md:mt-2') : 'lg:mt-10')}>
          {body}
        </div>
      </div>
      {below && <div className="mt-7 lg:mt-10">{below}</div>}
    </section>
  );
}
