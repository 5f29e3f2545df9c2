import { Course } from '@/components/sections/course';
import { ServicePage } from '@/components/sections/service-page';
import { Entries, Paragraphs, Points, Questions } from '@/components/sections/text-blocks';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';

/** `/services/adhd-couples`: built around the same moments as two people live them. */
export function AdhdCouplesPage({ locale }: { locale: Locale }) {
  const words = wordsFor(locale).pages['adhd-couples'];
  const { bothSides, intro, issues, expect, autism, approach, household } = words;
  const { noDiagnosis, questions } = words;
  return (
    <ServicePage
      service="adhd-couples"
      locale={locale}
      words={words}
      danger="home"
      related={['couples-marriage', 'individual']}
      parts={[
        {
          id: 'both-sides',
          words: bothSides,
          body: <BothSides words={bothSides} />,
          across: true,
        },
        'danger',
        { id: 'intro', words: intro, body: <Paragraphs locale={locale} {...intro} /> },
        {
          id: 'issues',
          words: issues,
          body: <Points locale={locale} columns {...issues} />,
          ground: 'panel',
        },
        {
          id: 'expect',
          words: expect,
          body: <Course locale={locale} {...expect} />,
          across: true,
        },
        {
          id: 'autism',
          words: autism,
          body: <BothSides words={autism} />,
          across: true,
          below: <Paragraphs locale={locale} paragraphs={[autism.tries]} />,
        },
        {
          id: 'approach',
          words: approach,
          body: <Entries locale={locale} look="rows" {...approach} />,
        },
        {
          id: 'household',
          words: household,
          body: <Entries locale={locale} look="rows" {...household} />,
          ground: 'night',
        },
        {
          id: 'no-diagnosis',
          words: noDiagnosis,
          body: <Paragraphs locale={locale} {...noDiagnosis} />,
          ground: 'panel',
        },
        'privacy',
        { id: 'questions', words: questions, body: <Questions locale={locale} {...questions} /> },
      ]}
    />
  );
}

type Sides = {
  leftLabel: string;
  rightLabel: string;
  scenes: Record<string, { moment: string; left: string; right: string }>;
};

/** The same moments, as each of the two lives them. */
function BothSides({ words }: { words: Sides }) {
  return (
    <ul className="flex flex-col gap-6 lg:gap-4">
      {Object.values(words.scenes).map(({ moment, left, right }) => (
        <li key={moment} className="items-center gap-4 lg:grid lg:grid-cols-sides">
          <h3 className="max-lg:mb-2">{moment}</h3>
          <div className="grid gap-2 sm:grid-cols-2 sm:gap-3 sm:items-stretch lg:contents">
            <Side
              label={words.leftLabel}
              text={left}
              className="mr-5 rounded-bl-none border-2 border-sand bg-shell sm:mx-0 dark:bg-sand/50"
            />
            <Side
              label={words.rightLabel}
              text={right}
              className="ml-5 rounded-br-none border-2 border-glass bg-card sm:mx-0"
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What one of the two thinks at that moment. */
function Side({ label, text, className }: { label: string; text: string; className: string }) {
  return (
    <div className={`h-full rounded-card px-5 py-3.5 sm:p-6 large-text:px-2 ${className}`}>
      <p className="text-note font-semibold text-river dark:text-ink">{label}</p>
      <p className="mt-1">{text}</p>
    </div>
  );
}
