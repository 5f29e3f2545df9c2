import { ServicePage } from '@/components/sections/service-page';
import { sectionsIn } from '@/components/sections/service-sections';
import type { Locale } from '@/content/locales';
import { wordsFor } from '@/content/words';

/** `/services/sex-therapy`: from what is hard to say to a plan that can be followed at home. */
export function SexTherapyPage({ locale }: { locale: Locale }) {
  const words = wordsFor(locale).pages['sex-therapy'];
  const { text, points, entries, figures, questions } = sectionsIn(locale);

  return (
    <ServicePage
      service="sex-therapy"
      locale={locale}
      words={words}
      pauses={{ 'after-infidelity': 'pull', 'who-comes': 'picture' }}
      related={['couples-marriage', 'infidelity-recovery']}
      sections={[
        text('intro', words.intro),
        points('issues', words.issues, { ground: 'panel', columns: true }),
        figures(words.claims),
        entries('who-comes', words.whoComes, 'pairs'),
        entries('approach', words.approach, 'rows'),
        entries('plan', words.plan, 'pairs', { ground: 'night' }),
        text('homework', words.homework),
        text('after-infidelity', words.afterInfidelity, { ground: 'panel' }),
        entries('expect', words.expect, 'steps'),
        text('confidentiality', words.confidentiality, {
          className: 'border-l-2 border-river pl-6',
        }),
        questions(words.questions),
      ]}
    />
  );
}
