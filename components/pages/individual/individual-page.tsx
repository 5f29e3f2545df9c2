import { ServicePage } from '@/components/sections/service-page';
import { Text } from '@/components/sections/text';
import { Entries, Paragraphs, Points } from '@/components/sections/text-blocks';
import type { Locale } from '@/content/locales';
import { wordsFor } from '@/content/words';

/** `/services/individual`: what one may bring, how we work, and two troubles at length. */
export function IndividualPage({ locale }: { locale: Locale }) {
  const words = wordsFor(locale).pages.individual;
  const { intro, issues, support, approach, anxiety, grief, expect, confidentiality } = words;
  return (
    <ServicePage
      service="individual"
      locale={locale}
      words={words}
      related={['couples-marriage', 'sex-therapy']}
      sections={[
        {
          id: 'intro',
          heading: intro.heading,
          body: <Paragraphs locale={locale} paragraphs={intro.paragraphs} />,
        },
        {
          id: 'support',
          heading: support.heading,
          intro: support.intro,
          body: <Entries locale={locale} look="cards" entries={support.entries} />,
        },
        {
          id: 'issues',
          heading: issues.heading,
          intro: issues.intro,
          body: <Points locale={locale} points={issues.points} />,
        },
        {
          id: 'approach',
          heading: approach.heading,
          intro: approach.intro,
          body: <Entries locale={locale} look="rows" entries={approach.entries} />,
        },
        {
          id: 'anxiety',
          heading: anxiety.heading,
          ground: 'panel',
          body: (
            <>
              <Paragraphs locale={locale} paragraphs={anxiety.paragraphs} />
              <Points locale={locale} points={anxiety.practices} className="mt-6" />
            </>
          ),
        },
        {
          id: 'grief',
          heading: grief.heading,
          body: (
            <>
              <Paragraphs locale={locale} paragraphs={grief.paragraphs} />
              <p className="mt-10 max-w-[40ch] font-display text-[1.6rem] leading-snug text-river">
                <Text locale={locale}>{grief.closing}</Text>
              </p>
            </>
          ),
        },
        {
          id: 'expect',
          heading: expect.heading,
          intro: expect.intro,
          body: <Entries locale={locale} look="steps" entries={expect.entries} className="ml-5" />,
        },
        {
          id: 'confidentiality',
          heading: confidentiality.heading,
          ground: 'night',
          body: <Paragraphs locale={locale} paragraphs={confidentiality.paragraphs} />,
        },
      ]}
    />
  );
}
