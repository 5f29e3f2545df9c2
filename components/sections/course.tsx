import clsx from 'clsx';
import type { Locale } from '@/languages/locales';
import type { Entry } from '@/words/shapes';
import { LinkedText } from './linked-text';

type CourseProps = { entries: Entry[]; locale: Locale; className?: string };

/** The line through the middles of the numbers. Paper has no grounds: there it would strike the numbers through. */
const line =
  'before:absolute before:inset-y-0 before:left-4.25 before:border-l-2 before:border-river lg:before:inset-x-0 lg:before:top-4.25 lg:before:border-t-2 lg:before:border-l-0 print:before:hidden';

/** What happens in order: numbered, down a line. In wide windows it goes from left to right. */
export function Course({ entries, locale, className }: CourseProps) {
  return (
    <ol
      className={clsx(
        'relative flex flex-col gap-x-[clamp(1.75rem,3.9vw,3.5rem)] gap-y-6 lg:grid lg:auto-cols-fr lg:grid-flow-col',
        line,
        className,
      )}
    >
      {entries.map((entry, index) => (
        <li key={index} className="relative pl-13 lg:pt-14 lg:pl-0">
          {/* Read out, since the list itself has no numbers. */}
          <span className="absolute top-0 left-0 flex size-9 items-center justify-center rounded-full border-2 border-river bg-paper font-display text-base">
            {index + 1}
          </span>
          <h3>
            <LinkedText locale={locale}>{entry.title}</LinkedText>
          </h3>
          <p className="mt-2 max-w-text text-ink-soft max-md:mt-1 max-md:text-base">
            <LinkedText locale={locale}>{entry.text}</LinkedText>
          </p>
        </li>
      ))}
    </ol>
  );
}
