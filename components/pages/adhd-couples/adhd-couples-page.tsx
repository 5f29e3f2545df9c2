import { Clock, Notebook } from '@/components/illustrations/spots';
import { Course } from '@/components/sections/course';
import { LongServicePage as ServicePage } from '@/components/sections/long-service-page';
import { Entries, Paragraphs, Points, Questions } from '@/components/sections/text-blocks';
import type { Locale } from '@/site/locales';
import { wordsFor } from '@/site/words';

/** `/services/adhd-couples`: built around the same moments as two people live them. */
export function AdhdCouplesPage({ locale }: { locale: Locale }) {
  const words = wordsFor(locale).pages['adhd-couples'];
  const { intro, issues, bothSides, autism, approach, household, sessionsThatFit } = words;
  const { noDiagnosis, expect, confidentiality, questions } = words;
  return (
    <ServicePage
      service="adhd-couples"
      locale={locale}
      words={words}
      related={['couples-marriage', 'individual']}
      parts={[
        { id: 'intro', words: intro, body: <Paragraphs locale={locale} {...intro} /> },
        {
          id: 'issues',
          words: issues,
          body: <Points locale={locale} columns {...issues} />,
          ground: 'panel',
        },
        {
          id: 'both-sides',
          words: bothSides,
          body: <BothSides words={bothSides} />,
          across: true,
        },
        'scene',
        {
          id: 'autism',
          words: autism,
          body: <BothSides words={autism} />,
          across: true,
          below: (
            <>
              <p>{autism.helpIntro}</p>
              <Points columns locale={locale} points={autism.help} className="mt-5" />
            </>
          ),
        },
        {
          id: 'approach',
          words: approach,
          body: <Entries locale={locale} look="rows" {...approach} />,
        },
        'pull',
        {
          id: 'household',
          words: household,
          body: <Entries locale={locale} look="pairs" {...household} />,
          spot: Clock,
          ground: 'night',
          across: true,
        },
        {
          id: 'sessions',
          words: sessionsThatFit,
          body: <Points locale={locale} {...sessionsThatFit} />,
        },
        {
          id: 'no-diagnosis',
          words: noDiagnosis,
          body: <Paragraphs locale={locale} {...noDiagnosis} />,
          ground: 'panel',
        },
        {
          id: 'expect',
          words: expect,
          body: <Course locale={locale} {...expect} />,
          spot: Notebook,
          across: true,
        },
        {
          id: 'confidentiality',
          words: confidentiality,
          body: <Entries locale={locale} look="rows" {...confidentiality} />,
          across: true,
        },
        { id: 'questions', words: questions, body: <Questions locale={locale} {...questions} /> },
      ]}
    />
  );
}

type Sides = {
  leftLabel: string;
  rightLabel: string;
  pairs: { moment: string; left: string; right: string }[];
};

/** The same moments, as each of the two lives them. */
function BothSides({ words }: { words: Sides }) {
  return (
    <>
      {/* In wide windows they say once whose side it is. */}
      <div
        aria-hidden="true"
        className="mb-2 hidden gap-4 text-base font-semibold text-river lg:grid lg:grid-cols-sides"
      >
        <p className="col-start-2 pl-6">{words.leftLabel}</p>
        <p className="pl-6">{words.rightLabel}</p>
      </div>
      <ul className="flex flex-col gap-8 lg:gap-4">
        {words.pairs.map(({ moment, left, right }) => (
          <li key={moment} className="items-center gap-4 lg:grid lg:grid-cols-sides">
            <h3 className="text-title max-lg:mb-3">{moment}</h3>
            <div className="grid gap-3 sm:grid-cols-2 sm:items-stretch lg:contents">
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
    </>
  );
}

/** What one of the two thinks at that moment. */
function Side({ label, text, className }: { label: string; text: string; className: string }) {
  return (
    <div className={`h-full rounded-card p-6 large-text:px-2 ${className}`}>
      <p className="text-note font-semibold text-river lg:sr-only dark:text-ink">{label}</p>
      <p className="mt-1 lg:mt-0">{text}</p>
    </div>
  );
}
