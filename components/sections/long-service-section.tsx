import clsx from 'clsx';
import type { ComponentType, ReactNode } from 'react';
import type { DrawingProps } from '@/components/illustrations/drawing';
import type { Locale } from '@/site/locales';
import { WholeWords } from './marked-words';
import { TextParagraphs } from './text';

/** What a section of a service page holds. */
export type PageSection = {
  /** The fragment under which the section is found; the same in every language. */
  id: string;
  words: { heading: string; intro?: string };
  body: ReactNode;
  /** `panel` sets the section on a ground of its own, `night` on the dark band. */
  ground?: keyof typeof grounds;
  /** A small drawing, so that a long page breathes: above the heading, or below it where the body stands beside it. */
  spot?: ComponentType<DrawingProps>;
  /** The body stands below the heading in wide windows, too. */
  across?: boolean;
  /** Stands below the heading. */
  aside?: ReactNode;
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
  '-mx-(--gutter) px-(--gutter) py-12 sm:mx-0 sm:rounded-card sm:px-10 md:px-12 print:mx-0 print:px-0';

/**
 * A section of a service page. Its heading stands beside its body and stays in view: from tablets on, and on a ground,
 * which takes some of the width, in wide windows.
 */
export function ServiceSection({
  id,
  words,
  body,
  ground,
  spot: Spot,
  across,
  aside,
  below,
  locale,
}: PageSection & { locale: Locale }) {
  const hanging = !across;
  // What stands below a heading can make it higher than its window.
  const stays = hanging && !aside;
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
        <div className={clsx('flex flex-col', stays && (ground ? 'lg:stays' : 'md:stays'))}>
          {Spot && (
            <Spot
              className={clsx(
                'mb-4 w-spot print:hidden',
                hanging &&
                  (ground
                    ? 'lg:order-last lg:mt-12 lg:mb-0 lg:w-56'
                    : 'md:order-last md:mt-8 md:mb-0'),
              )}
            />
          )}
          <h2 className="max-w-section-heading text-section-lg">
            <WholeWords>{words.heading}</WholeWords>
          </h2>
          {words.intro && (
            <div className="mt-5 max-w-text space-y-3 text-ink-soft">
              <TextParagraphs locale={locale}>{words.intro}</TextParagraphs>
            </div>
          )}
          {aside}
        </div>
        <div className={clsx('mt-7', hanging ? (ground ? 'lg:mt-2' : 'md:mt-2') : 'lg:mt-10')}>
          {body}
        </div>
      </div>
      {below && <div className="mt-7 lg:mt-10">{below}</div>}
    </section>
  );
}
