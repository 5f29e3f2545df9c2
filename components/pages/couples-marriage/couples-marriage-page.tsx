import { ServicePage } from '@/components/sections/service-page';
import { sectionsIn } from '@/components/sections/service-sections';
import { Entries, Paragraphs } from '@/components/sections/text-blocks';
import type { Locale } from '@/content/locales';
import { wordsFor } from '@/content/words';

/** `/services/couples-marriage`: built around the loop that two people get caught in. */
export function CouplesMarriagePage({ locale }: { locale: Locale }) {
  const words = wordsFor(locale).pages['couples-marriage'];
  const { pattern } = words;
  const { text, points, entries, questions } = sectionsIn(locale);

  return (
    <ServicePage
      service="couples-marriage"
      locale={locale}
      words={words}
      pauses={{ pattern: 'pull', approach: 'picture' }}
      related={['infidelity-recovery', 'adhd-couples']}
      sections={[
        text('intro', words.intro),
        points('issues', words.issues, { ground: 'panel', columns: true }),
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
            </>
          ),
        },
        text('not-suitable', words.notSuitable, { ground: 'panel' }),
        entries('approach', words.approach, 'cards'),
        entries('seasons', words.seasons, 'pairs'),
        text('one-of-you', words.oneOfYou, { ground: 'night' }),
        entries('expect', words.expect, 'rows'),
        text('confidentiality', words.confidentiality, {
          className: 'border-l-2 border-river pl-6',
        }),
        questions(words.questions),
      ]}
    />
  );
}
