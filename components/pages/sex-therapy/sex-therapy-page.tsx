import { Course } from '@/components/sections/course';
import { ServicePage } from '@/components/sections/service-page';
import { Claims, Entries, Paragraphs, Points, Questions } from '@/components/sections/text-blocks';
import { practice } from '@/content/practice';
import { ownText } from '@/facts/values';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';

/** `/services/sex-therapy`: from what is hard to say to a plan that can be followed at home. */
export function SexTherapyPage({ locale }: { locale: Locale }) {
  const words = wordsFor(locale).pages['sex-therapy'];
  const { intro, issues, claims, expect, whoComes, approach, plan, homework } = words;
  const { afterInfidelity, questions } = words;
  const training = ownText(practice.practitioner?.sexTherapyTraining, locale);
  return (
    <ServicePage
      service="sex-therapy"
      locale={locale}
      words={words}
      danger="rape"
      related={['couples-marriage', 'infidelity-recovery']}
      parts={[
        {
          id: 'intro',
          words: intro,
          body: (
            <Paragraphs
              locale={locale}
              paragraphs={[...intro.paragraphs, ...(training ? [training] : [])]}
            />
          ),
        },
        {
          id: 'issues',
          words: issues,
          body: <Points locale={locale} columns {...issues} />,
          ground: 'panel',
        },
        { id: 'figures', words: claims, body: <Claims locale={locale} {...claims} /> },
        'danger',
        {
          id: 'expect',
          words: expect,
          body: <Course locale={locale} {...expect} />,
          across: true,
        },
        {
          id: 'who-comes',
          words: whoComes,
          body: <Entries locale={locale} look="rows" {...whoComes} />,
        },
        {
          id: 'approach',
          words: approach,
          body: <Entries locale={locale} look="rows" {...approach} />,
        },
        {
          id: 'plan',
          words: plan,
          body: <Entries locale={locale} look="pairs" {...plan} />,
          ground: 'night',
          across: true,
        },
        {
          id: 'homework',
          words: homework,
          body: <Paragraphs locale={locale} {...homework} />,
        },
        'pull',
        {
          id: 'after-infidelity',
          words: afterInfidelity,
          body: <Paragraphs locale={locale} {...afterInfidelity} />,
          ground: 'panel',
        },
        'privacy',
        { id: 'questions', words: questions, body: <Questions locale={locale} {...questions} /> },
      ]}
    />
  );
}
