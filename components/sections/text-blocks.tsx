import clsx from 'clsx';
import type { Locale } from '@/site/locales';
import type { Entry, Question } from '@/site/shapes';
import { Text } from './text';

/** For words that hold English terms, the language that they stand in. */
type Marked = { locale?: Locale };

/** Running text. */
export function Paragraphs({
  paragraphs,
  locale,
  className,
}: Marked & { paragraphs: string[]; className?: string }) {
  return (
    <div className={clsx('grid max-w-text gap-5', className)}>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>
          <Text locale={locale}>{paragraph}</Text>
        </p>
      ))}
    </div>
  );
}

type PointsProps = Marked & { points: string[]; columns?: boolean; className?: string };

/** Short points, each behind a small wave. */
export function Points({ points, columns = false, locale, className }: PointsProps) {
  return (
    <ul
      className={clsx(
        'waves grid content-start gap-x-10',
        columns ? 'gap-y-5 sm:grid-cols-2' : 'max-w-text gap-y-3',
        className,
      )}
    >
      {points.map((point, index) => (
        <li key={index}>
          <Text locale={locale}>{point}</Text>
        </li>
      ))}
    </ul>
  );
}

export type EntriesProps = Marked & {
  entries: Entry[];
  /**
   * `rows` sets title beside text between rules, `pairs` two to a row below a rule each, `columns` four in wide
   * windows. `steps` numbers what happens in order, `course` does so from left to right in wide windows.
   */
  look: 'rows' | 'pairs' | 'columns' | 'steps' | 'course';
  className?: string;
};

/** Points that have a title each. */
export function Entries({ entries, look, locale, className }: EntriesProps) {
  if (look === 'steps' || look === 'course') {
    return (
      <ol
        className={clsx(
          'steps relative flex flex-col gap-8 pl-8',
          look === 'course' && 'course max-lg:ml-5',
          className,
        )}
      >
        {entries.map(({ title, text }, index) => (
          <li key={index} className="relative">
            <span
              aria-hidden="true"
              className="absolute top-0 -left-[calc(3.125rem+1px)] flex size-9 items-center justify-center rounded-full border-2 border-river bg-paper font-display text-base"
            >
              {index + 1}
            </span>
            <h3>
              <Text locale={locale}>{title}</Text>
            </h3>
            <p className="mt-2 max-w-text text-ink-soft">
              <Text locale={locale}>{text}</Text>
            </p>
          </li>
        ))}
      </ol>
    );
  }
  return (
    <ul
      className={clsx(
        look === 'rows' && 'divide-y divide-sand border-y border-sand',
        look !== 'rows' && 'grid gap-x-10 gap-y-8 sm:grid-cols-2',
        look === 'columns' && 'columns-of-four',
        className,
      )}
    >
      {entries.map(({ title, text }, index) => (
        <li
          key={index}
          className={clsx(
            look === 'rows' && 'grid items-baseline gap-x-8 gap-y-1 py-5 md:grid-cols-[4fr_5fr]',
            look !== 'rows' && 'border-t border-sand pt-4',
          )}
        >
          <h3 className="text-title">
            <Text locale={locale}>{title}</Text>
          </h3>
          <p className={clsx('text-ink-soft', look !== 'rows' && 'mt-2')}>
            <Text locale={locale}>{text}</Text>
          </p>
        </li>
      ))}
    </ul>
  );
}

/**
 * Questions, each of which unfolds to its answer, as the first has: at the end of a long page they are a list to
 * choose from.
 * On paper, and where no script runs, all are open (`details` in base.css).
 */
export function Questions({ questions, locale }: Marked & { questions: Question[] }) {
  return (
    <div className="divide-y divide-sand border-y border-sand">
      {questions.map(({ question, answer }, index) => (
        <details key={index} open={index === 0}>
          <summary className="unfolds justify-between py-3">
            <h3 className="text-title">{question}</h3>
          </summary>
          <p className="max-w-text pb-5 text-ink-soft">
            <Text locale={locale}>{answer}</Text>
          </p>
        </details>
      ))}
    </div>
  );
}

/** Whom to call, and when: a row each, with large numbers. */
export function HelpLines({
  lines,
  locale,
  className,
}: Marked & { lines: string[]; className?: string }) {
  return (
    <ul className={clsx('help-lines mt-8 divide-y divide-glass border-y border-glass', className)}>
      {lines.map((line) => (
        <li key={line} className="py-4">
          <p className="max-w-text">
            <Text locale={locale}>{line}</Text>
          </p>
        </li>
      ))}
    </ul>
  );
}

type ClaimsProps = Marked & {
  items: { figure: string; text: string }[];
  source?: string;
  /** Beside one another in wide windows. */
  across?: boolean;
};

/** Figures that the site claims, a row each, and the source that is known for them. */
export function Claims({ items, source, across, locale }: ClaimsProps) {
  return (
    <>
      <ul className={clsx('divide-y divide-sand border-y border-sand', across && 'claims')}>
        {items.map(({ figure, text }, index) => (
          <li key={index} className="items-baseline gap-x-8 py-5 sm:grid sm:grid-cols-[4fr_5fr]">
            <span className="block font-display text-section">{figure}</span>
            {/* A paragraph, since bare text in a list item would have `text-wrap: balance`. */}
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      {source && (
        <p className="mt-6 max-w-text text-note text-ink-soft">
          <Text locale={locale}>{source}</Text>
        </p>
      )}
    </>
  );
}
