import clsx from 'clsx';
import type { Locale } from '@/languages/locales';
import type { Entry } from '@/words/shapes';
import { LinkedText } from './linked-text';

type CourseProps = { entries: Entry[]; locale: Locale; className?: string };

/** What happens in order, each step with its number. In wide windows it goes from left to right. */
export function Course({ entries, locale, className }: CourseProps) {
  return (
    <ol
      className={clsx(
        'flex flex-col gap-x-between gap-y-6 lg:grid lg:auto-cols-fr lg:grid-flow-col',
        className,
      )}
    >
      {entries.map((entry, index) => (
        <li key={index} className="relative pl-10">
          {/* Read out, since the list itself has no numbers. */}
          <span className="absolute top-0 left-0 font-display text-section leading-none text-river">
            {index + 1}
          </span>
          <h3>
            <LinkedText locale={locale}>{entry.title}</LinkedText>
          </h3>
          <p className="mt-2 max-w-text text-ink-soft max-md:mt-1">
            <LinkedText locale={locale}>{entry.text}</LinkedText>
          </p>
        </li>
      ))}
    </ol>
  );
}
