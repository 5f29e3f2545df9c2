import { Blanket, Keys } from '@/components/illustrations/spots';
import { Course } from '@/components/sections/course';
import { Pathway } from '@/components/sections/pathway';
import { LongServicePage as ServicePage } from '@/components/sections/long-service-page';
import { Text } from '@/components/sections/text';
import {
  Claims,
  Entries,
  HelpEntries,
  Paragraphs,
  Points,
  Questions,
} from '@/components/sections/text-blocks';
import type { Locale } from '@/site/locales';
import { wordsFor } from '@/site/words';

/** `/services/infidelity-recovery`: built around the three phases. */
export function InfidelityRecoveryPage({ locale }: { locale: Locale }) {
  const words = wordsFor(locale).pages['infidelity-recovery'];
  const { intro, firstDays, issues, phases, claims, twoPeople } = words;
  const { approach, decision, expect, confidentiality, questions } = words;
  return (
    <ServicePage
      service="infidelity-recovery"
      locale={locale}
      words={words}
      related={['couples-marriage', 'sex-therapy']}
      first={[
        { id: 'intro', words: intro, body: <Paragraphs locale={locale} {...intro} /> },
        {
          id: 'first-days',
          words: firstDays,
          body: <Points locale={locale} points={firstDays.points} />,
          below: <HelpEntries locale={locale} entries={firstDays.help} />,
          ground: 'panel',
          spot: Blanket,
        },
      ]}
      parts={[
        { id: 'issues', words: issues, body: <Points locale={locale} columns {...issues} /> },
        {
          id: 'phases',
          words: phases,
          body: (
            <>
              <Pathway
                phases={phases.phases}
                below={(phase) => (
                  <Points locale={locale} points={phases.phases[phase].work} className="mt-4" />
                )}
              />
              <p className="mt-12 border-t border-glass pt-5 text-balance">
                <Text locale={locale}>{phases.safety}</Text>
              </p>
            </>
          ),
          ground: 'night',
          across: true,
        },
        'pull',
        {
          id: 'figures',
          words: claims,
          body: <Claims locale={locale} across {...claims} />,
          across: true,
        },
        {
          id: 'two-people',
          words: twoPeople,
          // Side by side on one ground: neither of the two comes first.
          body: (
            <div className="grid break-inside-avoid rounded-card bg-shell sm:max-md:grid-cols-2 lg:grid-cols-2 large-text:px-2 print:border print:border-glass">
              {[twoPeople.betrayed, twoPeople.unfaithful].map((person) => (
                <div
                  key={person.heading}
                  className="border-glass p-7 not-first:border-t sm:max-md:not-first:border-t-0 sm:max-md:not-first:border-l lg:not-first:border-t-0 lg:not-first:border-l large-text:px-2"
                >
                  <h3>{person.heading}</h3>
                  <p className="mt-3 text-ink-soft">{person.intro}</p>
                  <Points locale={locale} points={person.points} className="mt-4" />
                </div>
              ))}
            </div>
          ),
        },
        'scene',
        {
          id: 'approach',
          words: approach,
          body: <Entries locale={locale} look="rows" {...approach} />,
        },
        {
          id: 'decision',
          words: decision,
          body: <Paragraphs locale={locale} {...decision} />,
          spot: Keys,
        },
        {
          id: 'expect',
          words: expect,
          body: <Course locale={locale} {...expect} />,
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
