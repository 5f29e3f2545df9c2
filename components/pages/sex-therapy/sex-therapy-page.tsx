import { Ripples } from '@/components/illustrations/ripples';
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
  TextSection,
} from '@/components/sections/service-sections';
import type { Locale } from '@/content/locales';
import { practice } from '@/content/practice';
import { wordsFor } from '@/content/words';

/** `/services/sex-therapy`: from what is hard to say to a plan that can be followed at home. */
export function SexTherapyPage({ locale }: { locale: Locale }) {
  const words = wordsFor(locale).pages['sex-therapy'];
  const training = practice.practitioner?.sexTherapyTraining?.[locale];

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
      <Section id="approach" locale={locale} words={words.approach}>
        {/* Each looks further than the one before, as circles on water widen. */}
        <ul className="divide-y divide-sand border-y border-sand">
          {words.approach.entries.map(({ title, text }, index) => (
            <li key={title} className="flex items-center gap-5 py-5 sm:gap-8">
              <Ripples rings={index + 1} className="w-20 shrink-0 sm:w-24 print:hidden" />
              <div>
                <h3 className="text-title">{title}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <EntriesSection id="plan" locale={locale} words={words.plan} look="pairs" ground="night" />
      <TextSection id="homework" locale={locale} words={words.homework} spot={Letter} />
      <TextSection
        id="after-infidelity"
        locale={locale}
        words={words.afterInfidelity}
        ground="panel"
      />
      <PullSentence locale={locale}>{words.pull}</PullSentence>
      <EntriesSection id="expect" locale={locale} words={words.expect} look="steps" />
      <TextSection id="confidentiality" locale={locale} words={words.confidentiality} />
      <QuestionsSection id="questions" locale={locale} words={words.questions} />
    </ServicePage>
  );
}
