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
              {/* A loop: no sun at its end, and a way back from the last to the first. */}
              <div className="relative my-16 pl-12">
                <span
                  aria-hidden="true"
                  className="absolute -inset-y-7 left-0 w-[3.125rem] rounded-full border-2 border-river"
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
                  className="border-river after:content-none"
                />
              </div>
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
