import { Course } from '@/components/sections/course';
import { ServicePage } from '@/components/sections/service-page';
import { Entries, Paragraphs, Points, Questions } from '@/components/sections/text-blocks';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';
import { Loop } from './loop';

/** `/services/couples-marriage`: built around the loop that two people get caught in. */
export function CouplesMarriagePage({ locale }: { locale: Locale }) {
  const words = wordsFor(locale).pages['couples-marriage'];
  const { intro, issues, expect, pattern, approach, oneOfYou, seasons, questions } = words;
  return (
    <ServicePage
      service="couples-marriage"
      locale={locale}
      words={words}
      danger="home"
      related={['infidelity-recovery', 'adhd-couples']}
      parts={[
        { id: 'intro', words: intro, body: <Paragraphs locale={locale} {...intro} /> },
        {
          id: 'issues',
          words: issues,
          body: <Points locale={locale} columns {...issues} />,
          ground: 'panel',
        },
        'danger',
        {
          id: 'expect',
          words: expect,
          body: <Course locale={locale} {...expect} />,
          across: true,
        },
        {
          id: 'pattern',
          words: pattern,
          body: <Paragraphs locale={locale} {...pattern} />,
          below: <Loop locale={locale} moments={pattern.moments} />,
        },
        {
          id: 'approach',
          words: approach,
          body: <Entries locale={locale} look="rows" {...approach} />,
        },
        {
          id: 'one-of-you',
          words: oneOfYou,
          body: <Paragraphs locale={locale} {...oneOfYou} />,
          ground: 'night',
        },
        { id: 'seasons', words: seasons, body: <Paragraphs locale={locale} {...seasons} /> },
        'privacy',
        { id: 'questions', words: questions, body: <Questions locale={locale} {...questions} /> },
      ]}
    />
  );
}
