import clsx from 'clsx';
import type { ComponentType, ReactNode } from 'react';
import type { DrawingProps } from '@/components/illustrations/drawing';
import type { Locale } from '@/site/locales';
import { WholeWords } from './marked-words';
import { Text } from './text';

/** What a section of a service page holds. */
export type PageSection = {
  /** The fragment under which the section is found; the same in every language. */
  id: string;
  words: { heading: string; intro?: string };
  body: ReactNode;
  /** `panel` sets the section on a ground of its own, `night` on the dark band. */
  ground?: keyof typeof grounds;
  /** A small drawing beside the heading, so that a long page breathes. */
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
  '-mx-(--gutter) px-(--gutter) py-12 sm:mx-0 sm:rounded-card sm:px-10 lg:px-12 print:mx-0 print:px-0';

type ServiceSectionProps = PageSection & {
  locale: Locale;
  /** It has half of the page's width in wide windows. */
  half?: boolean;
};

/** A section of a service page. In wide windows its heading stands beside its body, and stays in view. */
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
  half,
}: ServiceSectionProps) {
  const hanging = !across && !half;
  return (
    <section
      id={id}
      className={clsx(
        'print:py-3',
        hanging && 'lg:grid lg:gap-x-between',
        hanging && (ground ? 'lg:grid-cols-hanging-inset' : 'lg:grid-cols-hanging'),
        ground && [onGround, grounds[ground]],
      )}
    >
      <div
        className={clsx(
          hanging && 'lg:stays',
          // The drawing is on the heading's left where there is room for both in five columns.
          Spot &&
            'grid grid-cols-words-picture items-end gap-x-4 roomy:grid-cols-picture-words roomy:items-center roomy:gap-x-5 large-text:block',
          Spot && hanging && 'lg:max-roomy:block',
        )}
      >
        {Spot && (
          <Spot
            className={clsx(
              'col-start-2 row-start-1 w-spot roomy:col-start-1 roomy:row-span-2 roomy:row-start-1 roomy:w-24 large-text:mb-4 print:hidden',
              hanging && 'lg:max-roomy:mb-4',
            )}
          />
        )}
        <h2 className="max-w-section-heading text-section-lg">
          <WholeWords>{words.heading}</WholeWords>
        </h2>
        {words.intro && (
          <p
            className={clsx(
              'mt-5 max-w-text text-ink-soft',
              Spot && 'col-span-2 roomy:col-span-1 roomy:col-start-2 roomy:self-start',
            )}
          >
            <Text locale={locale}>{words.intro}</Text>
          </p>
        )}
        {aside}
      </div>
      <div className={clsx('mt-7', hanging && 'lg:mt-2', across && 'lg:mt-10')}>{body}</div>
      {below && <div className="mt-7 lg:col-span-full lg:mt-10">{below}</div>}
    </section>
  );
}
