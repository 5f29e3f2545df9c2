import clsx from 'clsx';
import { Drawing } from '@/components/illustrations/drawing';
import { River, type RiverPoint } from '@/components/illustrations/river';
import { LinkedText } from '@/components/sections/linked-text';
import { Paragraphs } from '@/components/sections/text-blocks';
import type { Locale } from '@/languages/locales';
import type { Entry, Prose } from '@/words/shapes';

type LoopProps = Prose & { moments: Entry[]; locale: Locale };

/** A river around what is said of an argument, from the last moment back to the first. On phones one bank of it is seen. */
export function Loop({ heading, paragraphs, moments, locale }: LoopProps) {
  return (
    <div className="page-width overflow-x-clip">
      <div className="relative md:grid md:grid-cols-2 md:gap-x-10 md:gap-y-10 md:px-20 md:py-30 md:text-center md:text-balance lg:gap-x-24 lg:gap-y-14 lg:px-36 lg:py-34 print:block print:p-0 print:text-start">
        <Drawing
          viewBox="0 0 1240 800"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible max-md:hidden print:hidden"
        >
          <River closed points={ring} gleam={[4.6, 7.4]} />
        </Drawing>
        <div className="col-span-full row-start-2 mx-auto max-w-text print:mx-0">
          <h2>{heading}</h2>
          <Paragraphs locale={locale} paragraphs={paragraphs} className="mt-5" />
        </div>
        <div className="relative col-span-full row-span-3 mt-16 max-md:pl-18 md:static md:row-start-1 md:mt-0 md:grid md:grid-cols-subgrid md:grid-rows-subgrid print:contents">
          <Drawing
            viewBox="0 0 90 800"
            preserveAspectRatio="none"
            className="absolute inset-y-0 -left-(--gutter) h-full w-22.5 overflow-visible md:hidden print:hidden"
          >
            <River points={oneBank} gleam={[6.6, 9.4]} />
          </Drawing>
          <ol className="auto-rows-fr max-md:grid md:col-span-full md:row-span-3 md:grid md:auto-rows-auto md:grid-cols-subgrid md:grid-rows-subgrid print:mt-6 print:block print:list-decimal print:ps-6">
            {moments.map((moment, index) => (
              <li
                key={index}
                className={clsx('relative pb-7 md:static md:pb-0 print:pb-3', places[index])}
              >
                <span
                  aria-hidden="true"
                  className={clsx(
                    'absolute top-0 -translate-x-1/2 max-md:-left-11.75 md:-translate-y-1/2 print:hidden',
                    disc,
                    numbers[index],
                  )}
                >
                  {index + 1}
                </span>
                <h3 className="text-balance">
                  <LinkedText locale={locale}>{moment.title}</LinkedText>
                </h3>
                <p className="mt-1 text-ink-soft lg:mt-2">
                  <LinkedText locale={locale}>{moment.text}</LinkedText>
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}

const disc =
  'flex size-9 items-center justify-center rounded-full bg-paper font-display text-base md:size-12 md:text-title forced-colors:border-2';
const places = ['', '', 'md:col-start-2 md:row-start-3', 'md:col-start-1 md:row-start-3'];

/** In the middle of the water: where the first, third, ninth and eleventh point of the ring are. */
const numbers = [
  'md:top-[7%] md:left-[28%]',
  'md:top-[7%] md:left-[72%]',
  'md:top-[93%] md:left-[72%]',
  'md:top-[93%] md:left-[28%]',
];

const ring: RiverPoint[] = [
  [347.2, 56, 66],
  [620, 76, 46],
  [892.8, 56, 66],
  [1120, 104, 54],
  [1196, 260, 48],
  [1166, 420, 62],
  [1202, 590, 50],
  [1104, 704, 58],
  [892.8, 744, 76],
  [620, 722, 48],
  [347.2, 744, 66],
  [124, 702, 52],
  [42, 560, 56],
  [74, 400, 64],
  [40, 240, 50],
  [120, 104, 52],
];

/** It comes from the left edge, passes each number, and goes back. */
const oneBank: RiverPoint[] = [
  [-60, -36, 26],
  [10, -24, 32],
  [45, 18, 42],
  [54, 118, 32],
  [45, 218, 44],
  [38, 318, 32],
  [45, 418, 48],
  [54, 518, 34],
  [45, 618, 46],
  [36, 700, 34],
  [0, 770, 36],
  [-70, 790, 28],
];
