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
          ...intro,
          body: <Paragraphs locale={locale} paragraphs={intro.paragraphs} />,
        },
        {
          id: 'issues',
          ...issues,
          ground: 'panel',
          body: <Points locale={locale} columns points={issues.points} />,
        },
        {
          id: 'pattern',
          ...pattern,
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
              <p className="mt-10 max-w-aside font-display text-title leading-snug text-river">
                <Text locale={locale}>{pattern.closing}</Text>
              </p>
            </>
          ),
        },
        {
          id: 'not-suitable',
          ...notSuitable,
          ground: 'panel',
          body: <Paragraphs locale={locale} paragraphs={notSuitable.paragraphs} />,
        },
        {
          id: 'approach',
          ...approach,
          body: <Entries locale={locale} look="cards" entries={approach.entries} />,
        },
        {
          id: 'one-of-you',
          ...oneOfYou,
          ground: 'night',
          body: <Paragraphs locale={locale} paragraphs={oneOfYou.paragraphs} />,
        },
        {
          id: 'seasons',
          ...seasons,
          body: <Entries locale={locale} look="pairs" entries={seasons.entries} />,
        },
        {
          id: 'expect',
          ...expect,
          body: <Entries locale={locale} look="rows" entries={expect.entries} />,
        },
        {
          id: 'confidentiality',
          ...confidentiality,
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
          ...questions,
          body: <Questions locale={locale} questions={questions.questions} />,
        },
      ]}
    />
  );
}
