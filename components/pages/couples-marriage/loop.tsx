import clsx from 'clsx';
import { Drawing } from '@/components/illustrations/drawing';
import { Text } from '@/components/sections/text';
import { Paragraphs } from '@/components/sections/text-blocks';
import type { Locale } from '@/languages/locales';
import type { Entry, Prose } from '@/words/shapes';

type LoopProps = Prose & { moments: Entry[]; locale: Locale };

/** A river around what is said of an argument, from the last moment back to the first. */
export function Loop({ heading, paragraphs, moments, locale }: LoopProps) {
  return (
    <div className="measure">
      <div className="relative lg:grid lg:grid-cols-2 lg:gap-x-24 lg:gap-y-14 lg:px-32 lg:py-28 xl:px-44 print:block print:p-0">
        <Drawing
          viewBox="0 0 1240 780"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full max-lg:hidden print:hidden"
        >
          <path
            className="fill-shell stroke-glass"
            strokeWidth="52"
            vectorEffect="non-scaling-stroke"
            d={ring}
          />
          <path
            className="fill-none stroke-river"
            strokeWidth="3"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
            d={`${ring}M413 25l14 11-14 11M1188 384l12 14 12-14M427 728l-14 11 14 11M52 396l-11-14-11 14`}
          />
        </Drawing>
        <div className="relative col-span-full row-start-2 max-w-text lg:mx-auto lg:text-center">
          <h2>{heading}</h2>
          <Paragraphs locale={locale} paragraphs={paragraphs} className="mt-5" />
        </div>
        <div className="relative col-span-full row-span-3 mt-14 mb-7 max-lg:pl-7.75 lg:row-start-1 lg:m-0 lg:grid lg:grid-cols-subgrid lg:grid-rows-subgrid print:contents">
          {/* Its right side is the line through the middles of the numbers. */}
          <span
            aria-hidden="true"
            className="absolute -inset-y-7 left-0 w-12.5 rounded-full border-2 border-river lg:hidden print:hidden"
          >
            <svg
              aria-hidden="true"
              viewBox="0 0 16 10"
              className="absolute top-1/2 -left-3.25 w-6 fill-none stroke-river"
            >
              <path d="m2 8 6-6 6 6" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </span>
          <ol className="print:mt-6 flex flex-col gap-7 lg:col-span-full lg:row-span-3 lg:grid lg:grid-cols-subgrid lg:grid-rows-subgrid">
            {moments.map((moment, index) => (
              <li key={index} className={clsx('relative max-lg:pl-13', places[index])}>
                <span
                  aria-hidden="true"
                  className={clsx(
                    'absolute top-0 left-0 flex size-9 items-center justify-center rounded-full border-2 border-river bg-paper font-display text-base lg:size-12 lg:text-title',
                    index < 2 ? 'lg:-top-23' : 'lg:top-auto lg:-bottom-23',
                  )}
                >
                  {index + 1}
                </span>
                <h3>
                  <Text locale={locale}>{moment.title}</Text>
                </h3>
                <p className="mt-1 text-ink-soft max-md:text-base lg:mt-2">
                  <Text locale={locale}>{moment.text}</Text>
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}

const places = [
  '',
  '',
  'lg:col-start-2 lg:row-start-3 lg:self-end',
  'lg:col-start-1 lg:row-start-3 lg:self-end',
];

const ring =
  'M200 44C440 30 760 34 1030 44 1140 50 1196 120 1198 230 1204 340 1196 440 1200 540 1200 660 1130 736 1020 736 760 746 470 738 210 738 100 738 44 660 42 550 36 440 46 340 42 230 42 120 96 50 200 44z';
