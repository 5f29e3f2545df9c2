import clsx from 'clsx';
import { Summary } from '@/components/ui/summary';
import type { Locale } from '@/languages/locales';
import type { Entry, Question } from '@/words/shapes';
import { WholeWords } from './marked-words';
import { Text, TextParagraphs } from './text';
import { WaveList } from './wave-list';

/** For words that hold English terms, the language that they stand in. */
type Marked = { locale?: Locale };

/** Running text. */
export function Paragraphs({
  paragraphs,
  locale,
  className,
}: Marked & { paragraphs: string[]; className?: string }) {
  return (
    <div className={clsx('grid max-w-text gap-4 md:gap-5', className)}>
      {paragraphs.map((paragraph, index) => (
        <TextParagraphs key={index} locale={locale}>
          {paragraph}
        </TextParagraphs>
      ))}
    </div>
  );
}

type PointsProps = Marked & { points: string[]; columns?: boolean; className?: string };

/** Short points, each behind a small wave. */
export function Points({ points, columns = false, locale, className }: PointsProps) {
  return (
    <div className={clsx('@container', className)}>
      <WaveList
        className={clsx(
          'grid content-start gap-x-10',
          columns ? 'gap-y-3 max-md:text-base @lg:grid-cols-2 @lg:gap-y-5' : 'max-w-text gap-y-3',
        )}
      >
        {points.map((point, index) => (
          <li key={index}>
            <Text locale={locale}>{point}</Text>
          </li>
        ))}
      </WaveList>
    </div>
  );
}

type EntriesProps = Marked & {
  entries: Entry[];
  /**
   * Where there is room, `rows` sets title beside text between rules, and at the page's width in the page's columns;
   * `pairs` sets two to a row below a rule each.
   */
  look: 'rows' | 'pairs';
  className?: string;
};

/** Points that have a title each. */
export function Entries({ entries, look, locale, className }: EntriesProps) {
  const rows = look === 'rows';
  return (
    <div className={clsx('@container', className)}>
      <ul
        className={clsx(
          rows
            ? 'divide-y divide-sand border-y border-sand'
            : 'grid gap-x-10 gap-y-6 @lg:grid-cols-2',
        )}
      >
        {entries.map((entry, index) => (
          <li
            key={index}
            className={
              rows
                ? 'grid items-baseline gap-x-8 gap-y-1 py-4 @xl:grid-cols-term-text @4xl:grid-cols-hanging @4xl:gap-x-between'
                : 'border-t border-sand pt-4'
            }
          >
            <h3>
              <Text locale={locale}>{entry.title}</Text>
            </h3>
            <div
              className={clsx(
                'max-w-text space-y-3 text-ink-soft max-md:text-base',
                !rows && 'mt-2',
              )}
            >
              <TextParagraphs locale={locale}>{entry.text}</TextParagraphs>
            </div>
          </li>
        ))}
      </ul>
    </div>
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
          <Summary className="justify-between py-3">
            <h3>
              <Text locale={locale}>{question}</Text>
            </h3>
          </Summary>
          <div className="max-w-text space-y-3 pb-5 text-ink-soft">
            <TextParagraphs locale={locale}>{answer}</TextParagraphs>
          </div>
        </details>
      ))}
    </div>
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
    <div className="@container">
      <ul
        className={clsx(
          'divide-y divide-sand border-y border-sand',
          across && 'lg:flex lg:gap-x-12 lg:divide-y-0 lg:border-b-0',
        )}
      >
        {items.map(({ figure, text }, index) => (
          <li
            key={index}
            className={clsx(
              'items-baseline gap-x-8 py-5',
              across
                ? 'sm:max-lg:grid sm:max-lg:grid-cols-term-text lg:max-w-92 lg:flex-1'
                : '@lg:grid @lg:grid-cols-term-text',
            )}
          >
            <span className={clsx('block font-display text-section', across && 'lg:text-headline')}>
              <WholeWords>{figure}</WholeWords>
            </span>
            {/* A paragraph, since bare text in a list item would have `text-wrap: balance`. */}
            <p className="text-ink-soft">
              <Text locale={locale}>{text}</Text>
            </p>
          </li>
        ))}
      </ul>
      {source && (
        <p className={clsx('mt-6 max-w-text text-note text-ink-soft', across && 'lg:max-w-165')}>
          <Text locale={locale}>{source}</Text>
        </p>
      )}
    </div>
  );
}
