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
          ...intro,
          body: <Paragraphs locale={locale} paragraphs={intro.paragraphs} />,
        },
        {
          id: 'issues',
          ...issues,
          ground: 'panel',
          body: <Points locale={locale} columns points={issues.points} />,
        },
        {
          id: 'both-sides',
          ...bothSides,
          body: (
            <>
              <ul className="flex flex-col gap-8">
                {bothSides.pairs.map(({ moment, left, right }) => (
                  <li key={moment}>
                    <h3 className="text-title">{moment}</h3>
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
              <p className="mt-10 max-w-aside font-display text-title leading-snug text-river">
                {bothSides.closing}
              </p>
            </>
          ),
        },
        {
          id: 'approach',
          ...approach,
          body: <Entries locale={locale} look="rows" entries={approach.entries} />,
        },
        {
          id: 'household',
          ...household,
          ground: 'night',
          body: <Entries locale={locale} look="pairs" entries={household.entries} />,
        },
        {
          id: 'sessions',
          ...sessionsThatFit,
          body: <Points locale={locale} points={sessionsThatFit.points} />,
        },
        {
          id: 'no-diagnosis',
          ...noDiagnosis,
          ground: 'panel',
          body: <Paragraphs locale={locale} paragraphs={noDiagnosis.paragraphs} />,
        },
        {
          id: 'expect',
          ...expect,
          body: <Entries locale={locale} look="steps" entries={expect.entries} className="ml-5" />,
        },
        {
          id: 'confidentiality',
          ...confidentiality,
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
          ...questions,
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
      <p className="text-note font-semibold text-river">{label}</p>
      <p className="mt-1">{text}</p>
    </div>
  );
}
