import { Pathway } from '@/components/sections/pathway';
import { ServicePage } from '@/components/sections/service-page';
import { Claims, Entries, Paragraphs, Points, Questions } from '@/components/sections/text-blocks';
import type { Locale } from '@/content/locales';
import { wordsFor } from '@/content/words';

/** `/services/infidelity-recovery`: built around the three phases. */
export function InfidelityRecoveryPage({ locale }: { locale: Locale }) {
  const words = wordsFor(locale).pages['infidelity-recovery'];
  const {
    intro,
    issues,
    claims,
    phases,
    twoPeople,
    firstDays,
    approach,
    expect,
    decision,
    confidentiality,
    questions,
  } = words;
  return (
    <ServicePage
      service="infidelity-recovery"
      locale={locale}
      words={words}
      related={['couples-marriage', 'sex-therapy']}
      sections={[
        {
          id: 'intro',
          ...intro,
          body: <Paragraphs locale={locale} paragraphs={intro.paragraphs} />,
        },
        {
          id: 'first-days',
          ...firstDays,
          ground: 'panel',
          body: <Points locale={locale} points={firstDays.points} />,
        },
        {
          id: 'issues',
          ...issues,
          body: <Points locale={locale} columns points={issues.points} />,
        },
        {
          id: 'phases',
          ...phases,
          ground: 'night',
          body: (
            <Pathway
              upright
              phases={phases.phases}
              below={(index) => (
                <Points
                  locale={locale}
                  points={phases.phases[index]?.work ?? []}
                  className="mt-4"
                />
              )}
            />
          ),
        },
        {
          id: 'figures',
          ...claims,
          body: <Claims locale={locale} items={claims.items} source={claims.source} />,
        },
        {
          id: 'two-people',
          ...twoPeople,
          body: (
            // Side by side on one ground: neither of the two comes first.
            <div className="grid divide-glass rounded-card bg-shell max-md:divide-y-2 md:grid-cols-2 md:divide-x-2">
              {[twoPeople.betrayed, twoPeople.unfaithful].map(
                ({ heading, intro: lead, points }) => (
                  <div key={heading} className="p-7">
                    <h3>{heading}</h3>
                    <p className="mt-3 text-ink-soft">{lead}</p>
                    <Points locale={locale} points={points} className="mt-4" />
                  </div>
                ),
              )}
            </div>
          ),
        },
        {
          id: 'approach',
          ...approach,
          body: <Entries locale={locale} look="rows" entries={approach.entries} />,
        },
        {
          id: 'decision',
          ...decision,
          body: (
            <Paragraphs
              locale={locale}
              paragraphs={decision.paragraphs}
              className="font-display text-title leading-normal"
            />
          ),
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
