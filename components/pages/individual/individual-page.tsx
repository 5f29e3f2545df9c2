import { Candle, Stones } from '@/components/illustrations/spots';
import { ServicePage } from '@/components/sections/service-page';
import {
  EntriesSection,
  PointsSection,
  PullSentence,
  ScenePause,
  Section,
  TextSection,
} from '@/components/sections/service-sections';
import { Paragraphs, Points } from '@/components/sections/text-blocks';
import type { Locale } from '@/content/locales';
import { wordsFor } from '@/content/words';

/** `/services/individual`: what one may bring, how we work, and two troubles at length. */
export function IndividualPage({ locale }: { locale: Locale }) {
  const words = wordsFor(locale).pages.individual;
  const { anxiety } = words;

  return (
    <ServicePage
      service="individual"
      locale={locale}
      words={words}
      related={['couples-marriage', 'sex-therapy']}
    >
      <TextSection id="intro" locale={locale} words={words.intro} />
      <EntriesSection id="support" locale={locale} words={words.support} look="cards" />
      <PointsSection id="issues" locale={locale} words={words.issues} />
      <ScenePause service="individual" />
      <EntriesSection
        id="approach"
        locale={locale}
        words={words.approach}
        look="rows"
        spot={Stones}
      />
      <Section id="anxiety" locale={locale} words={anxiety} ground="panel">
        <Paragraphs locale={locale} paragraphs={anxiety.paragraphs} />
        <Points columns locale={locale} points={anxiety.practices} className="mt-6" />
      </Section>
      <TextSection id="grief" locale={locale} words={words.grief} spot={Candle} />
      <PullSentence locale={locale}>{words.pull}</PullSentence>
      <EntriesSection id="expect" locale={locale} words={words.expect} look="steps" />
      <TextSection
        id="confidentiality"
        locale={locale}
        words={words.confidentiality}
        ground="night"
      />
    </ServicePage>
  );
}
