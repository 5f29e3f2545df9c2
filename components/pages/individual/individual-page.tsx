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
          ...intro,
          body: <Paragraphs locale={locale} paragraphs={intro.paragraphs} />,
        },
        {
          id: 'support',
          ...support,
          body: <Entries locale={locale} look="cards" entries={support.entries} />,
        },
        {
          id: 'issues',
          ...issues,
          body: <Points locale={locale} points={issues.points} />,
        },
        {
          id: 'approach',
          ...approach,
          body: <Entries locale={locale} look="rows" entries={approach.entries} />,
        },
        {
          id: 'anxiety',
          ...anxiety,
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
          ...grief,
          body: (
            <>
              <Paragraphs locale={locale} paragraphs={grief.paragraphs} />
              <p className="mt-10 max-w-aside font-display text-title-lg leading-snug text-river">
                <Text locale={locale}>{grief.closing}</Text>
              </p>
            </>
          ),
        },
        {
          id: 'expect',
          ...expect,
          body: <Entries locale={locale} look="steps" entries={expect.entries} className="ml-5" />,
        },
        {
          id: 'confidentiality',
          ...confidentiality,
          ground: 'night',
          body: <Paragraphs locale={locale} paragraphs={confidentiality.paragraphs} />,
        },
      ]}
    />
  );
}
