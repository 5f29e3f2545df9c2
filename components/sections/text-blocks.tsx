import clsx from 'clsx';
import { Summary } from '@/components/ui/summary';
import type { Locale } from '@/languages/locales';
import type { Entry, Question } from '@/words/shapes';
import { LinkedParagraphs, LinkedText } from './linked-text';
import { InEnglish } from './owners-words';
import { WaveList } from './wave-list';

/** For words that hold English terms, the language that they stand in. */
type Marked = { locale?: Locale };

type ParagraphsProps = Marked & {
  paragraphs: string[] | Record<string, string>;
  className?: string;
};

export function Paragraphs({ paragraphs, locale, className }: ParagraphsProps) {
  return (
    <div className={clsx('grid max-w-text gap-4 md:gap-5', className)}>
      {Object.values(paragraphs).map((paragraph, index) => (
        <LinkedParagraphs key={index} locale={locale}>
          {paragraph}
        </LinkedParagraphs>
      ))}
    </div>
  );
}

export function Columns(props: Omit<ParagraphsProps, 'className'>) {
  return (
    <Paragraphs
      {...props}
      className="lg:block lg:max-w-none lg:columns-2 lg:gap-x-between lg:space-y-5 lg:*:break-inside-avoid"
    />
  );
}

export function Points({ points, locale }: Marked & { points: string[] }) {
  return (
    <div className="@container">
      <WaveList
        className={clsx(
          'grid content-start gap-x-between gap-y-3',
          // An odd one would leave a hole.
          points.length % 2 === 0 && '@lg:grid-cols-2 @lg:gap-y-4',
        )}
      >
        {points.map((point, index) => (
          <li key={index}>
            <LinkedText locale={locale}>{point}</LinkedText>
          </li>
        ))}
      </WaveList>
    </div>
  );
}

/** Entries in wide columns: title beside text, or two or three to a row. */
const looks = {
  rows: 'divide-y divide-sand *:grid *:items-baseline *:gap-x-between *:gap-y-1 *:py-4 print:*:py-1.5 *:@2xl:grid-cols-five-seven',
  pairs: 'grid gap-x-between gap-y-8 *:space-y-2 @lg:grid-cols-2',
  thirds: 'grid gap-x-between gap-y-8 *:space-y-2 @lg:grid-cols-2 @4xl:grid-cols-3',
};

/** Those in the owner's words may be in English: `lang` says so. A link may lead to one: it then has an id. */
type ShownEntry = Entry & { lang?: string; id?: string };

type EntriesProps = Marked & {
  entries: ShownEntry[] | Record<string, ShownEntry>;
  look?: keyof typeof looks;
  className?: string;
};

export function Entries({ entries, look = 'rows', locale, className }: EntriesProps) {
  return (
    <div className={clsx('@container', className)}>
      <ul className={looks[look]}>
        {Object.values(entries).map((entry, index) => (
          <li key={index} id={entry.id}>
            <h3>
              <LinkedText locale={locale}>{entry.title}</LinkedText>
              {locale && entry.lang && <InEnglish locale={locale} />}
            </h3>
            <div lang={entry.lang} className="max-w-text space-y-3 text-ink-soft">
              <LinkedParagraphs locale={entry.lang ? 'en' : locale}>{entry.text}</LinkedParagraphs>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Each unfolds. On paper, and where no script runs, all are open (`details` in base.css). */
export function Questions({ questions, locale }: Marked & { questions: Question[] }) {
  return (
    <div className="divide-y divide-sand border-y border-sand">
      {questions.map(({ question, answer }, index) => (
        <details key={index} open={index === 0}>
          <Summary className="justify-between py-3">
            <h3>
              <LinkedText locale={locale}>{question}</LinkedText>
            </h3>
          </Summary>
          <div className="max-w-text space-y-3 pb-5 text-ink-soft">
            <LinkedParagraphs locale={locale}>{answer}</LinkedParagraphs>
          </div>
        </details>
      ))}
    </div>
  );
}

type Claim = { figure: string; text: string; source?: string };
type ClaimsProps = Marked & { items: Claim[]; source?: string };

/** Figures that the site claims, a row each, and the source that is known for one or for all. */
export function Claims({ items, source, locale }: ClaimsProps) {
  return (
    <div className="@container">
      <ul className="gap-x-between divide-y divide-sand @md:grid @md:grid-cols-five-seven">
        {items.map(({ figure, text, source }, index) => (
          <li key={index} className="col-span-full grid-cols-subgrid items-baseline py-4 @md:grid">
            <span className="block font-display text-section whitespace-nowrap">{figure}</span>
            {/* A paragraph, since bare text in a list item would have `text-wrap: balance`. */}
            <div className="text-ink-soft">
              <p>
                <LinkedText locale={locale}>{text}</LinkedText>
              </p>
              {source && (
                <p className="mt-1 text-base">
                  <LinkedText locale={locale}>{source}</LinkedText>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {source && (
        <p className="mt-4 max-w-text text-base text-ink-soft">
          <LinkedText locale={locale}>{source}</LinkedText>
        </p>
      )}
    </div>
  );
}
