import { Cups, MovingBox } from '@/components/illustrations/spots';
import { Course } from '@/components/sections/course';
import { LongServicePage as ServicePage } from '@/components/sections/long-service-page';
import {
  Entries,
  HelpEntries,
  Paragraphs,
  Points,
  Questions,
} from '@/components/sections/text-blocks';
import type { Locale } from '@/site/locales';
import { wordsFor } from '@/site/words';
import { Loop } from './loop';

/** `/services/couples-marriage`: built around the loop that two people get caught in. */
export function CouplesMarriagePage({ locale }: { locale: Locale }) {
  const words = wordsFor(locale).pages['couples-marriage'];
  const { intro, issues, pattern, notSuitable, approach, seasons, oneOfYou } = words;
  const { expect, confidentiality, questions } = words;
  return (
    <ServicePage
      service="couples-marriage"
      locale={locale}
      words={words}
      related={['infidelity-recovery', 'adhd-couples']}
      parts={[
        { id: 'intro', words: intro, body: <Paragraphs locale={locale} {...intro} /> },
        {
          id: 'issues',
          words: issues,
          body: <Points locale={locale} columns {...issues} />,
          ground: 'panel',
        },
        {
          id: 'pattern',
          words: pattern,
          body: <Paragraphs locale={locale} {...pattern} />,
          below: <Loop locale={locale} moments={pattern.moments} />,
        },
        'pull',
        {
          id: 'not-suitable',
          words: notSuitable,
          body: <HelpEntries locale={locale} entries={notSuitable.help} />,
          ground: 'panel',
          across: true,
        },
        {
          id: 'approach',
          words: approach,
          body: <Entries locale={locale} look="pairs" {...approach} />,
        },
        'scene',
        {
          id: 'seasons',
          words: seasons,
          body: <Entries locale={locale} look="pairs" {...seasons} />,
          spot: MovingBox,
          across: true,
        },
        {
          id: 'one-of-you',
          words: oneOfYou,
          body: <Paragraphs locale={locale} {...oneOfYou} />,
          ground: 'night',
        },
        {
          id: 'expect',
          words: expect,
          body: <Course locale={locale} {...expect} />,
          spot: Cups,
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
