import { Pathway } from '@/components/sections/pathway';
import { ServicePage } from '@/components/sections/service-page';
import { sectionsIn } from '@/components/sections/service-sections';
import { Points } from '@/components/sections/text-blocks';
import type { Locale } from '@/content/locales';
import { wordsFor } from '@/content/words';

/** `/services/infidelity-recovery`: built around the three phases. */
export function InfidelityRecoveryPage({ locale }: { locale: Locale }) {
  const words = wordsFor(locale).pages['infidelity-recovery'];
  const { phases, twoPeople } = words;
  const { text, points, entries, figures, questions } = sectionsIn(locale);

  return (
    <ServicePage
      service="infidelity-recovery"
      locale={locale}
      words={words}
      pauses={{ 'first-days': 'pull', 'two-people': 'picture' }}
      related={['couples-marriage', 'sex-therapy']}
      sections={[
        text('intro', words.intro),
        points('first-days', words.firstDays, { ground: 'panel', beside: false }),
        points('issues', words.issues, { columns: true }),
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
        figures(words.claims),
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
        entries('approach', words.approach, 'rows'),
        text('decision', words.decision),
        entries('expect', words.expect, 'steps'),
        text('confidentiality', words.confidentiality, {
          className: 'border-l-2 border-river pl-6',
        }),
        questions(words.questions),
      ]}
    />
  );
}
