import { Keys, Lantern } from '@/components/illustrations/spots';
import { Pathway } from '@/components/sections/pathway';
import { ServicePage } from '@/components/sections/service-page';
import {
  EntriesSection,
  FiguresSection,
  PointsSection,
  PullSentence,
  QuestionsSection,
  ScenePause,
  Section,
  SideBySide,
  TextSection,
} from '@/components/sections/service-sections';
import { Text } from '@/components/sections/text';
import { HelpLines, Points } from '@/components/sections/text-blocks';
import type { Locale } from '@/site/locales';
import { wordsFor } from '@/site/words';

/** `/services/infidelity-recovery`: built around the three phases. */
export function InfidelityRecoveryPage({ locale }: { locale: Locale }) {
  const words = wordsFor(locale).pages['infidelity-recovery'];
  const { firstDays, phases, twoPeople } = words;

  return (
    <ServicePage
      service="infidelity-recovery"
      locale={locale}
      words={words}
      related={['couples-marriage', 'sex-therapy']}
      first={[
        <TextSection key="intro" id="intro" locale={locale} words={words.intro} />,
        <Section
          key="first-days"
          id="first-days"
          locale={locale}
          words={firstDays}
          ground="panel"
          spot={Lantern}
        >
          <Points locale={locale} points={firstDays.points} />
          <HelpLines locale={locale} lines={firstDays.help} />
        </Section>,
      ]}
    >
      <PointsSection id="issues" locale={locale} words={words.issues} columns />
      <Section id="phases" locale={locale} words={phases} ground="night" across>
        <Pathway
          phases={phases.phases}
          below={(phase) => (
            <Points locale={locale} points={phases.phases[phase].work} className="mt-4" />
          )}
        />
        <p className="mt-12 border-t border-glass pt-5 text-balance">
          <Text locale={locale}>{phases.safety}</Text>
        </p>
      </Section>
      <PullSentence locale={locale}>{words.pull}</PullSentence>
      <FiguresSection id="figures" locale={locale} words={words.claims} across />
      <Section id="two-people" locale={locale} words={twoPeople}>
        {/* Side by side on one ground: neither of the two comes first. */}
        <div className="grid rounded-card bg-shell md:grid-cols-2">
          {[twoPeople.betrayed, twoPeople.unfaithful].map(({ heading, intro: lead, points }) => (
            <div
              key={heading}
              className="border-glass p-7 not-first:border-t md:not-first:border-t-0 md:not-first:border-l"
            >
              <h3>{heading}</h3>
              <p className="mt-3 text-ink-soft">{lead}</p>
              <Points locale={locale} points={points} className="mt-4" />
            </div>
          ))}
        </div>
      </Section>
      <ScenePause service="infidelity-recovery" />
      <EntriesSection id="approach" locale={locale} words={words.approach} look="rows" />
      <TextSection id="decision" locale={locale} words={words.decision} spot={Keys} />
      <EntriesSection id="expect" locale={locale} words={words.expect} look="course" across />
      <SideBySide>
        <TextSection id="confidentiality" locale={locale} words={words.confidentiality} across />
        <QuestionsSection id="questions" locale={locale} words={words.questions} across />
      </SideBySide>
    </ServicePage>
  );
}
