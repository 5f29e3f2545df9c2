import { ServicePage, section } from '@/components/sections/service-page';
import { Claims, Entries, Paragraphs, Points, Questions } from '@/components/sections/text-blocks';
import type { Locale } from '@/languages/locales';
import { pageWords } from '@/words/words';
import { FirstDays } from './first-days';
import { Phases } from './phases';

/** `/services/infidelity-recovery`: a river runs down beside the three phases. */
export function InfidelityRecoveryPage({ locale }: { locale: Locale }) {
  const words = pageWords('infidelity-recovery', locale);
  return (
    <ServicePage
      service="infidelity-recovery"
      locale={locale}
      related={['couples-marriage', 'sex-therapy']}
      parts={[
        section('phases', words.phases, Phases, 'whole'),
        'danger',
        section('first-days', words.firstDays, FirstDays, 'across'),
        [section('intro', words.intro, Paragraphs), section('issues', words.issues, Points)],
        [section('approach', words.approach, Entries), section('expect', words.expect, Entries)],
        [section('decision', words.decision, Paragraphs), section('figures', words.claims, Claims)],
        ['privacy', section('questions', words.questions, Questions)],
      ]}
    />
  );
}
