import { Letter, OpenDoor } from '@/components/illustrations/spots';
import { Course } from '@/components/sections/course';
import { LongServicePage as ServicePage } from '@/components/sections/long-service-page';
import {
  Claims,
  Entries,
  HelpEntries,
  Paragraphs,
  Points,
  Questions,
} from '@/components/sections/text-blocks';
import { practice } from '@/content/practice';
import { ownText } from '@/site/facts';
import type { Locale } from '@/site/locales';
import { wordsFor } from '@/site/words';
import { Circles } from './circles';

/** `/services/sex-therapy`: from what is hard to say to a plan that can be followed at home. */
export function SexTherapyPage({ locale }: { locale: Locale }) {
  const words = wordsFor(locale).pages['sex-therapy'];
  const { intro, issues, claims, whoComes, safety, approach, plan, homework } = words;
  const { afterInfidelity, expect, confidentiality, questions } = words;
  const training = ownText(practice.practitioner?.sexTherapyTraining, locale);
  return (
    <ServicePage
      service="sex-therapy"
      locale={locale}
      words={words}
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
        {
          id: 'who-comes',
          words: whoComes,
          body: <Entries locale={locale} look="pairs" {...whoComes} />,
          spot: OpenDoor,
        },
        {
          id: 'safety',
          words: safety,
          body: <HelpEntries locale={locale} entries={safety.help} />,
          ground: 'panel',
          across: true,
        },
        'scene',
        {
          id: 'approach',
          words: approach,
          aside: <Circles titles={approach.entries.map(({ title }) => title)} />,
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
          spot: Letter,
        },
        {
          id: 'after-infidelity',
          words: afterInfidelity,
          body: <Paragraphs locale={locale} {...afterInfidelity} />,
          ground: 'panel',
        },
        'pull',
        {
          id: 'expect',
          words: expect,
          body: <Course locale={locale} {...expect} />,
          across: true,
        },
        {
          id: 'confidentiality',
          words: confidentiality,
          body: <Entries locale={locale} look="rows" {...confidentiality} />,
          across: true,
        },
        { id: 'questions', words: questions, body: <Questions locale={locale} {...questions} /> },
      ]}
    />
  );
}
