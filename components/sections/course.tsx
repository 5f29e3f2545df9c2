import './course.css';
import clsx from 'clsx';
import type { Locale } from '@/languages/locales';
import type { Entry } from '@/words/shapes';
import { Text } from './text';

type CourseProps = { entries: Entry[]; locale: Locale; className?: string };

/** What happens in order: numbered, down a line. In wide windows it goes from left to right. */
export function Course({ entries, locale, className }: CourseProps) {
  return (
    <ol
      className={clsx(
        'course relative flex flex-col gap-y-6 lg:grid lg:auto-cols-fr lg:grid-flow-col',
        className,
      )}
    >
      {entries.map((entry, index) => (
        <li key={index} className="relative pl-13 lg:pt-14 lg:pl-0">
          <span
            aria-hidden="true"
            className="absolute top-0 left-0 flex size-9 items-center justify-center rounded-full border-2 border-river bg-paper font-display text-base"
          >
            {index + 1}
          </span>
          <h3>
            <Text locale={locale}>{entry.title}</Text>
          </h3>
          <p className="mt-2 max-w-text text-ink-soft max-md:mt-1 max-md:text-base">
            <Text locale={locale}>{entry.text}</Text>
          </p>
        </li>
      ))}
    </ol>
  );
}
