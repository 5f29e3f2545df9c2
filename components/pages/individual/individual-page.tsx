import { Course } from '@/components/sections/course';
import { ServicePage } from '@/components/sections/service-page';
import { Text } from '@/components/sections/text';
import { Entries, Paragraphs, Points } from '@/components/sections/text-blocks';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';

/** `/services/individual`: what one may bring, how we work, and anxiety and grief at length. */
export function IndividualPage({ locale }: { locale: Locale }) {
  const words = wordsFor(locale).pages.individual;
  const { intro, support, issues, expect, approach, anxiety, grief } = words;
  return (
    <ServicePage
      service="individual"
      locale={locale}
      words={words}
      danger="suicide"
      related={['couples-marriage', 'sex-therapy']}
      parts={[
        { id: 'intro', words: intro, body: <Paragraphs locale={locale} {...intro} /> },
        {
          id: 'support',
          words: support,
          body: <Entries locale={locale} look="pairs" {...support} />,
        },
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
          below: (
            <p className="max-w-text text-ink-soft">
              <Text locale={locale}>{expect.rebate}</Text>
            </p>
          ),
        },
        {
          id: 'approach',
          words: approach,
          body: <Entries locale={locale} look="pairs" {...approach} />,
          across: true,
        },
        {
          id: 'anxiety',
          words: anxiety,
          body: <Paragraphs locale={locale} paragraphs={Object.values(anxiety.paragraphs)} />,
          ground: 'panel',
        },
        {
          id: 'grief',
          words: grief,
          body: <Paragraphs locale={locale} paragraphs={Object.values(grief.paragraphs)} />,
        },
        'pull',
        'privacy',
      ]}
    />
  );
}
