import './circles.css';
import type { ReactNode } from 'react';
import { Lantern, Letter } from '@/components/illustrations/spots';
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
import { Entries, HelpLines } from '@/components/sections/text-blocks';
import { practice } from '@/content/practice';
import { ownText } from '@/site/facts';
import type { Locale } from '@/site/locales';
import { wordsFor } from '@/site/words';

/** `/services/sex-therapy`: from what is hard to say to a plan that can be followed at home. */
export function SexTherapyPage({ locale }: { locale: Locale }) {
  const words = wordsFor(locale).pages['sex-therapy'];
  const training = ownText(practice.practitioner?.sexTherapyTraining, locale);

  return (
    <ServicePage
      service="sex-therapy"
      locale={locale}
      words={words}
      related={['couples-marriage', 'infidelity-recovery']}
    >
      <TextSection
        id="intro"
        locale={locale}
        words={{
          ...words.intro,
          paragraphs: [...words.intro.paragraphs, ...(training ? [training] : [])],
        }}
      />
      <PointsSection id="issues" locale={locale} words={words.issues} ground="panel" columns />
      <FiguresSection id="figures" locale={locale} words={words.claims} />
      <EntriesSection
        id="who-comes"
        locale={locale}
        words={words.whoComes}
        look="pairs"
        spot={Lantern}
      />
      <ScenePause service="sex-therapy" />
      <Section
        id="approach"
        locale={locale}
        words={words.approach}
        aside={<Circles titles={words.approach.entries.map(({ title }) => title)} />}
      >
        <Entries locale={locale} look="rows" entries={words.approach.entries} />
      </Section>
      <EntriesSection
        id="plan"
        locale={locale}
        words={words.plan}
        look="columns"
        ground="night"
        across
      />
      <TextSection id="homework" locale={locale} words={words.homework} spot={Letter} />
      <TextSection
        id="after-infidelity"
        locale={locale}
        words={words.afterInfidelity}
        ground="panel"
      />
      <PullSentence locale={locale}>{words.pull}</PullSentence>
      <Section id="expect" locale={locale} words={words.expect} across>
        <Entries locale={locale} look="course" entries={words.expect.entries} />
        <HelpLines locale={locale} lines={words.expect.help} className="columns-of-two" />
      </Section>
      <SideBySide>
        <TextSection id="confidentiality" locale={locale} words={words.confidentiality} across />
        <QuestionsSection id="questions" locale={locale} words={words.questions} across />
      </SideBySide>
    </ServicePage>
  );
}

/** Around a drop on water circles widen: each title is that of a wider look than the one before. */
function Circles({ titles }: { titles: string[] }) {
  return titles.reduce<ReactNode>(
    (inner, title) => (
      <div key={title} aria-hidden="true" className="water-circle">
        <span>{title}</span>
        {inner}
      </div>
    ),
    null,
  );
}
