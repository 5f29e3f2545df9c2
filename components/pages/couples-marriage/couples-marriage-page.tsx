import { ServicePage } from '@/components/sections/service-page';
import { Text } from '@/components/sections/text';
import { Entries, Paragraphs, Points, Questions } from '@/components/sections/text-blocks';
import type { Locale } from '@/content/locales';
import { wordsFor } from '@/content/words';

/** `/services/couples-marriage`: built around the loop that two people get caught in. */
export function CouplesMarriagePage({ locale }: { locale: Locale }) {
  const words = wordsFor(locale).pages['couples-marriage'];
  const {
    intro,
    issues,
    pattern,
    notSuitable,
    oneOfYou,
    approach,
    expect,
    seasons,
    confidentiality,
    questions,
  } = words;
  return (
    <ServicePage
      service="couples-marriage"
      locale={locale}
      words={words}
      related={['infidelity-recovery', 'adhd-couples']}
      sections={[
        {
          id: 'intro',
          heading: intro.heading,
          body: <Paragraphs locale={locale} paragraphs={intro.paragraphs} />,
        },
        {
          id: 'issues',
          heading: issues.heading,
          intro: issues.intro,
          ground: 'panel',
          body: <Points locale={locale} columns points={issues.points} />,
        },
        {
          id: 'pattern',
          heading: pattern.heading,
          body: (
            <>
              <Paragraphs locale={locale} paragraphs={pattern.paragraphs} />
              {/* A loop: there is no sun at its end. */}
              <Entries
                locale={locale}
                look="steps"
                entries={pattern.moments}
                className="mt-10 ml-5 after:content-none"
              />
              <p className="mt-10 max-w-[40ch] font-display text-[1.35rem] leading-snug text-river">
                <Text locale={locale}>{pattern.closing}</Text>
              </p>
            </>
          ),
        },
        {
          id: 'not-suitable',
          heading: notSuitable.heading,
          ground: 'panel',
          body: <Paragraphs locale={locale} paragraphs={notSuitable.paragraphs} />,
        },
        {
          id: 'approach',
          heading: approach.heading,
          intro: approach.intro,
          body: <Entries locale={locale} look="cards" entries={approach.entries} />,
        },
        {
          id: 'one-of-you',
          heading: oneOfYou.heading,
          ground: 'night',
          body: <Paragraphs locale={locale} paragraphs={oneOfYou.paragraphs} />,
        },
        {
          id: 'seasons',
          heading: seasons.heading,
          intro: seasons.intro,
          body: <Entries locale={locale} look="pairs" entries={seasons.entries} />,
        },
        {
          id: 'expect',
          heading: expect.heading,
          intro: expect.intro,
          body: <Entries locale={locale} look="rows" entries={expect.entries} />,
        },
        {
          id: 'confidentiality',
          heading: confidentiality.heading,
          body: (
            <Paragraphs
              locale={locale}
              paragraphs={confidentiality.paragraphs}
              className="border-l-2 border-river pl-6"
            />
          ),
        },
        {
          id: 'questions',
          heading: questions.heading,
          body: <Questions locale={locale} questions={questions.questions} />,
        },
      ]}
    />
  );
}
