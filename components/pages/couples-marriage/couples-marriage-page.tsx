import './loop.css';
import { Cups, MovingBox } from '@/components/illustrations/spots';
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
import { Entries, Paragraphs } from '@/components/sections/text-blocks';
import type { Locale } from '@/site/locales';
import { wordsFor } from '@/site/words';

/** `/services/couples-marriage`: built around the loop that two people get caught in. */
export function CouplesMarriagePage({ locale }: { locale: Locale }) {
  const words = wordsFor(locale).pages['couples-marriage'];
  const { pattern } = words;

  return (
    <ServicePage
      service="couples-marriage"
      locale={locale}
      words={words}
      related={['infidelity-recovery', 'adhd-couples']}
    >
      <TextSection id="intro" locale={locale} words={words.intro} />
      <PointsSection id="issues" locale={locale} words={words.issues} ground="panel" columns />
      <Section
        id="pattern"
        locale={locale}
        words={pattern}
        below={
          // A loop: no sun at its end, and a way back from the last to the first.
          <div className="loop relative pl-12">
            <span
              aria-hidden="true"
              className="absolute -inset-y-7 left-0 w-[3.125rem] rounded-full border-2 border-river lg:hidden"
            >
              <svg
                aria-hidden="true"
                viewBox="0 0 16 10"
                width="24"
                height="15"
                className="absolute top-1/2 -left-[13px] fill-none stroke-river"
              >
                <path d="m2 8 6-6 6 6" strokeWidth="2" strokeLinecap="round" />
              </svg>
            </span>
            <Entries
              locale={locale}
              look="steps"
              entries={pattern.moments}
              className="border-river"
            />
          </div>
        }
      >
        <Paragraphs locale={locale} paragraphs={pattern.paragraphs} />
      </Section>
      <PullSentence locale={locale}>{words.pull}</PullSentence>
      <TextSection id="not-suitable" locale={locale} words={words.notSuitable} ground="panel" />
      <EntriesSection id="approach" locale={locale} words={words.approach} look="pairs" />
      <ScenePause service="couples-marriage" />
      <EntriesSection
        id="seasons"
        locale={locale}
        words={words.seasons}
        look="columns"
        spot={MovingBox}
        across
      />
      <TextSection id="one-of-you" locale={locale} words={words.oneOfYou} ground="night" />
      <EntriesSection
        id="expect"
        locale={locale}
        words={words.expect}
        look="course"
        spot={Cups}
        across
      />
      <SideBySide>
        <TextSection id="confidentiality" locale={locale} words={words.confidentiality} across />
        <QuestionsSection id="questions" locale={locale} words={words.questions} across />
      </SideBySide>
    </ServicePage>
  );
}
