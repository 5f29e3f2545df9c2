import { Boots, Clock } from '@/components/illustrations/spots';
import { ServicePage } from '@/components/sections/service-page';
import {
  EntriesSection,
  PointsSection,
  PullSentence,
  QuestionsSection,
  ScenePause,
  Section,
  SideBySide,
  TextSection,
} from '@/components/sections/service-sections';
import { Points } from '@/components/sections/text-blocks';
import type { Locale } from '@/site/locales';
import { wordsFor } from '@/site/words';

/** `/services/adhd-couples`: built around the same moments as two people live them. */
export function AdhdCouplesPage({ locale }: { locale: Locale }) {
  const words = wordsFor(locale).pages['adhd-couples'];
  const { autism, bothSides } = words;

  return (
    <ServicePage
      service="adhd-couples"
      locale={locale}
      words={words}
      related={['couples-marriage', 'individual']}
    >
      <TextSection id="intro" locale={locale} words={words.intro} />
      <PointsSection id="issues" locale={locale} words={words.issues} ground="panel" columns />
      <Section id="both-sides" locale={locale} words={bothSides} across>
        <BothSides words={bothSides} />
      </Section>
      <ScenePause service="adhd-couples" />
      <Section
        id="autism"
        locale={locale}
        words={autism}
        across
        below={
          <div>
            <p>{autism.helpIntro}</p>
            <Points columns locale={locale} points={autism.help} className="mt-5" />
          </div>
        }
      >
        <BothSides words={autism} />
      </Section>
      <EntriesSection id="approach" locale={locale} words={words.approach} look="rows" />
      <PullSentence locale={locale}>{words.pull}</PullSentence>
      <EntriesSection
        id="household"
        locale={locale}
        words={words.household}
        look="columns"
        ground="night"
        across
      />
      <PointsSection id="sessions" locale={locale} words={words.sessionsThatFit} spot={Clock} />
      <TextSection id="no-diagnosis" locale={locale} words={words.noDiagnosis} ground="panel" />
      <EntriesSection
        id="expect"
        locale={locale}
        words={words.expect}
        look="course"
        spot={Boots}
        across
      />
      <SideBySide>
        <TextSection id="confidentiality" locale={locale} words={words.confidentiality} across />
        <QuestionsSection id="questions" locale={locale} words={words.questions} across />
      </SideBySide>
    </ServicePage>
  );
}

type Sides = {
  leftLabel: string;
  rightLabel: string;
  pairs: { moment: string; left: string; right: string }[];
};

/** The same moments, as each of the two lives them. */
function BothSides({ words }: { words: Sides }) {
  return (
    <>
      {/* In wide windows they say once whose side it is. */}
      <div
        aria-hidden="true"
        className="mb-2 hidden gap-4 text-base font-semibold text-river lg:grid lg:grid-cols-[2fr_5fr_5fr]"
      >
        <p className="col-start-2 pl-6">{words.leftLabel}</p>
        <p className="pl-6">{words.rightLabel}</p>
      </div>
      <ul className="flex flex-col gap-8 lg:gap-4">
        {words.pairs.map(({ moment, left, right }) => (
          <li key={moment} className="items-center gap-4 lg:grid lg:grid-cols-[2fr_5fr_5fr]">
            <h3 className="text-title max-lg:mb-3">{moment}</h3>
            <div className="grid gap-3 sm:grid-cols-2 sm:items-stretch lg:contents">
              <Side
                label={words.leftLabel}
                text={left}
                className="mr-5 rounded-bl-none border-2 border-sand bg-shell sm:mx-0"
              />
              <Side
                label={words.rightLabel}
                text={right}
                className="ml-5 rounded-br-none border-2 border-glass bg-card sm:mx-0 dark:bg-glass"
              />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What one of the two thinks at that moment. */
function Side({ label, text, className }: { label: string; text: string; className: string }) {
  return (
    <div className={`h-full rounded-card p-6 ${className}`}>
      <p className="text-note font-semibold text-river lg:sr-only dark:text-ink">{label}</p>
      <p className="mt-1 lg:mt-0">{text}</p>
    </div>
  );
}
