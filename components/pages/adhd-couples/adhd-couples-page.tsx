import { ServicePage, section } from '@/components/sections/service-page';
import { Entries, Paragraphs, Points, Questions, Thirds } from '@/components/sections/text-blocks';
import type { Locale } from '@/languages/locales';
import { pageWords } from '@/words/words';
import { BothSides, Sides } from './both-sides';

/** `/services/adhd-couples`: the same moments as two people live them. */
export function AdhdCouplesPage({ locale }: { locale: Locale }) {
  const words = pageWords('adhd-couples', locale);
  return (
    <ServicePage
      service="adhd-couples"
      locale={locale}
      danger="home"
      related={['couples-marriage', 'individual']}
      parts={[
        section('both-sides', words.bothSides, BothSides, 'whole'),
        'danger',
        [section('intro', words.intro, Paragraphs), section('issues', words.issues, Points)],
        section('autism', words.autism, Sides, 'across'),
        [
          section('approach', words.approach, Entries),
          section('household', words.household, Entries),
        ],
        section('expect', words.expect, Thirds, 'across'),
        [
          section('no-diagnosis', words.noDiagnosis, Paragraphs),
          section('questions', words.questions, Questions),
        ],
        'privacy',
      ]}
    />
  );
}
