import './loop.css';
import { Step } from '@/components/sections/course';
import type { Locale } from '@/languages/locales';
import type { Entry } from '@/words/shapes';

/**
 * An argument's loop: its line goes back from the last step to the first, down the page or, where there is room,
 * around it.
 */
export function Loop({ moments, locale }: { moments: Entry[]; locale: Locale }) {
  return (
    <div className="relative mt-16 mb-6 pl-7.75 lg:mt-10 lg:mb-12 lg:pl-0">
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
      <ol className="loop flex flex-col gap-8 lg:grid lg:grid-cols-2 lg:gap-x-20 lg:gap-y-12 lg:px-20 lg:py-14">
        {moments.map((moment, index) => (
          <Step
            key={index}
            number={index + 1}
            entry={moment}
            locale={locale}
            // The third of four stands below the second.
            className={index === 2 ? 'lg:order-1 lg:pl-14' : 'lg:pl-14'}
          />
        ))}
      </ol>
    </div>
  );
}
