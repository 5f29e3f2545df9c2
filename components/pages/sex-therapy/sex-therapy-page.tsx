import type { ComponentProps } from 'react';
import { OwnersWords } from '@/components/sections/owners-words';
import { ServicePage, section } from '@/components/sections/service-page';
import {
  Claims,
  Entries,
  Pairs,
  Paragraphs,
  Points,
  Questions,
} from '@/components/sections/text-blocks';
import { practice } from '@/content/practice';
import type { Locale } from '@/languages/locales';
import { pageWords } from '@/words/words';
import { Homework } from './homework';

/** `/services/sex-therapy`: words alone, and air, from what is hard to say to a plan for home. */
export function SexTherapyPage({ locale }: { locale: Locale }) {
  const words = pageWords('sex-therapy', locale);
  return (
    <ServicePage
      service="sex-therapy"
      locale={locale}
      danger="rape"
      related={['couples-marriage', 'infidelity-recovery']}
      parts={[
        section('intro', words.intro, Intro),
        section('issues', words.issues, Points),
        'danger',
        section('approach', words.approach, Entries),
        section('plan', words.plan, Pairs, 'across'),
        section('homework', words.homework, Homework, 'whole'),
        [section('expect', words.expect, Entries), section('who-comes', words.whoComes, Entries)],
        [
          section('after-infidelity', words.afterInfidelity, Paragraphs),
          section('figures', words.claims, Claims),
        ],
        ['privacy', section('questions', words.questions, Questions)],
      ]}
    />
  );
}

/** What the page is about, and what the practitioner says of their training for it. */
function Intro({ locale, ...words }: ComponentProps<typeof Paragraphs> & { locale: Locale }) {
  const training = practice.practitioner?.sexTherapyTraining;
  return (
    <>
      <Paragraphs locale={locale} {...words} />
      {training && (
        <p className="mt-4 max-w-text max-md:text-base md:mt-5">
          <OwnersWords locale={locale} text={training} />
        </p>
      )}
    </>
  );
}
