import { ServicePage } from '@/components/sections/service-page';
import { Entries, Paragraphs, Points, Questions } from '@/components/sections/text-blocks';
import type { Locale } from '@/content/locales';
import { wordsFor } from '@/content/words';

/** `/services/adhd-couples`: built around the same moments as two people live them. */
export function AdhdCouplesPage({ locale }: { locale: Locale }) {
  const words = wordsFor(locale).pages['adhd-couples'];
  const {
    intro,
    issues,
    bothSides,
    approach,
    household,
    sessionsThatFit,
    noDiagnosis,
    expect,
    confidentiality,
    questions,
  } = words;
  return (
    <ServicePage
      service="adhd-couples"
      locale={locale}
      words={words}
      related={['couples-marriage', 'individual']}
      sections={[
        {
          id: 'intro',
          heading: intro.heading,
          body: <Paragraphs locale={locale} paragraphs={intro.paragraphs} />,
        },
        {
          id: 'issues',
          heading: issues.heading,
          intro: issues.intro,
          ground: 'panel',
          body: <Points locale={locale} columns points={issues.points} />,
        },
        {
          id: 'both-sides',
          heading: bothSides.heading,
          intro: bothSides.intro,
          body: (
            <>
              <ul className="flex flex-col gap-8">
                {bothSides.pairs.map(({ moment, left, right }) => (
                  <li key={moment}>
                    <h3 className="text-[1.35rem]">{moment}</h3>
                    <div className="mt-3 grid gap-3 sm:grid-cols-2">
                      <Side
                        label={bothSides.leftLabel}
                        text={left}
                        className="rounded-bl-none bg-shell"
                      />
                      <Side
                        label={bothSides.rightLabel}
                        text={right}
                        className="rounded-br-none bg-card paper-shadow"
                      />
                    </div>
                  </li>
                ))}
              </ul>
              <p className="mt-10 max-w-[40ch] font-display text-[1.35rem] leading-snug text-river">
                {bothSides.closing}
              </p>
            </>
          ),
        },
        {
          id: 'approach',
          heading: approach.heading,
          intro: approach.intro,
          body: <Entries locale={locale} look="rows" entries={approach.entries} />,
        },
        {
          id: 'household',
          heading: household.heading,
          intro: household.intro,
          ground: 'night',
          body: <Entries locale={locale} look="pairs" entries={household.entries} />,
        },
        {
          id: 'sessions',
          heading: sessionsThatFit.heading,
          intro: sessionsThatFit.intro,
          body: <Points locale={locale} points={sessionsThatFit.points} />,
        },
        {
          id: 'no-diagnosis',
          heading: noDiagnosis.heading,
          ground: 'panel',
          body: <Paragraphs locale={locale} paragraphs={noDiagnosis.paragraphs} />,
        },
        {
          id: 'expect',
          heading: expect.heading,
          intro: expect.intro,
          body: <Entries locale={locale} look="steps" entries={expect.entries} className="ml-5" />,
        },
        {
          id: 'confidentiality',
          heading: confidentiality.heading,
          body: (
            <Paragraphs
              locale={locale}
              paragraphs={confidentiality.paragraphs}
              className="border-l-2 border-river pl-6"
            />
          ),
        },
        {
          id: 'questions',
          heading: questions.heading,
          body: <Questions locale={locale} questions={questions.questions} />,
        },
      ]}
    />
  );
}

/** What one of the two thinks at that moment. */
function Side({ label, text, className }: { label: string; text: string; className: string }) {
  return (
    <div className={`rounded-card p-6 ${className}`}>
      <p className="text-[0.9375rem] font-semibold text-river">{label}</p>
      <p className="mt-1">{text}</p>
    </div>
  );
}
