import { Candle, Stones } from '@/components/illustrations/spots';
import { TideMarks } from '@/components/illustrations/tide-marks';
import { ServicePage } from '@/components/sections/service-page';
import {
  EntriesSection,
  PullSentence,
  ScenePause,
  Section,
  TextSection,
} from '@/components/sections/service-sections';
import { Text } from '@/components/sections/text';
import { HelpLines, Paragraphs, Points } from '@/components/sections/text-blocks';
import type { Locale } from '@/site/locales';
import { wordsFor } from '@/site/words';

/** `/services/individual`: what one may bring, how we work, and two troubles at length. */
export function IndividualPage({ locale }: { locale: Locale }) {
  const words = wordsFor(locale).pages.individual;
  const { anxiety, issues } = words;

  return (
    <ServicePage
      service="individual"
      locale={locale}
      words={words}
      related={['couples-marriage', 'sex-therapy']}
    >
      <TextSection id="intro" locale={locale} words={words.intro} />
      <EntriesSection id="support" locale={locale} words={words.support} look="pairs" />
      <Section
        id="issues"
        locale={locale}
        words={issues}
        aside={
          <div className="mt-6 grid gap-x-8 gap-y-6 sm:max-lg:grid-cols-2">
            <Fortnight locale={locale} levels={aBadDay}>
              {issues.howOften.aBadDay}
            </Fortnight>
            <Fortnight locale={locale} levels={weeks}>
              {issues.howOften.weeks}
            </Fortnight>
          </div>
        }
      >
        <Points locale={locale} points={issues.points} />
        <HelpLines locale={locale} lines={issues.help} />
      </Section>
      <ScenePause service="individual" />
      <EntriesSection id="approach" locale={locale} words={words.approach} look="columns" across />
      <Section
        id="anxiety"
        locale={locale}
        words={anxiety}
        ground="panel"
        spot={Stones}
        below={
          <div>
            <p>{anxiety.practiceIntro}</p>
            <Points columns locale={locale} points={anxiety.practices} className="mt-5" />
          </div>
        }
      >
        <Paragraphs locale={locale} paragraphs={anxiety.paragraphs} />
        <HelpLines locale={locale} lines={anxiety.help} />
      </Section>
      <TextSection id="grief" locale={locale} words={words.grief} spot={Candle} />
      <PullSentence locale={locale}>{words.pull}</PullSentence>
      <EntriesSection id="expect" locale={locale} words={words.expect} look="course" across />
      <TextSection
        id="confidentiality"
        locale={locale}
        words={words.confidentiality}
        ground="night"
      />
    </ServicePage>
  );
}

const aBadDay = [16, 22, 14, 20, 26, 72, 24, 16, 20, 14, 22, 18, 24, 16];
const weeks = [26, 62, 70, 22, 64, 76, 66, 72, 28, 74, 66, 80, 70, 78];

/** Two weeks, day by day, and what they mean. */
function Fortnight({
  levels,
  locale,
  children,
}: {
  levels: number[];
  locale: Locale;
  children: string;
}) {
  return (
    <div>
      <TideMarks levels={levels} className="w-full max-w-96" />
      <p className="mt-3 text-ink-soft">
        <Text locale={locale}>{children}</Text>
      </p>
    </div>
  );
}
