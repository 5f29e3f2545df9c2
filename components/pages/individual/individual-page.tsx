import { ServicePage } from '@/components/sections/service-page';
import { sectionsIn } from '@/components/sections/service-sections';
import { Paragraphs, Points } from '@/components/sections/text-blocks';
import type { Locale } from '@/content/locales';
import { wordsFor } from '@/content/words';

/** `/services/individual`: what one may bring, how we work, and two troubles at length. */
export function IndividualPage({ locale }: { locale: Locale }) {
  const words = wordsFor(locale).pages.individual;
  const { anxiety } = words;
  const { text, points, entries } = sectionsIn(locale);

  return (
    <ServicePage
      service="individual"
      locale={locale}
      words={words}
      pauses={{ issues: 'picture', grief: 'pull' }}
      related={['couples-marriage', 'sex-therapy']}
      sections={[
        text('intro', words.intro),
        entries('support', words.support, 'cards'),
        points('issues', words.issues),
        entries('approach', words.approach, 'rows'),
        {
          id: 'anxiety',
          ...anxiety,
          ground: 'panel',
          body: (
            <>
              <Paragraphs locale={locale} paragraphs={anxiety.paragraphs} />
              <Points columns locale={locale} points={anxiety.practices} className="mt-6" />
            </>
          ),
        },
        text('grief', words.grief),
        entries('expect', words.expect, 'steps'),
        text('confidentiality', words.confidentiality, { ground: 'night' }),
      ]}
    />
  );
}
