import { OwnersWords } from '@/components/sections/owners-words';
import { section, servicePage } from '@/components/sections/service-page';
import { Claims, Entries, Pairs, Paragraphs, Points } from '@/components/sections/text-blocks';
import { practice } from '@/content/practice';
import type { Locale } from '@/languages/locales';
import type { Prose } from '@/words/shapes';

export const SexTherapyPage = servicePage('sex-therapy', {
  helpPart: 'rape',
  related: ['couples-marriage', 'infidelity-recovery'],
  parts: (words) => [
    section('intro', words.intro, Intro),
    section('issues', words.issues, Points),
    'danger',
    section('approach', words.approach, Entries),
    section('plan', words.plan, Pairs, 'across'),
    section('homework', words.homework, Homework, 'whole'),
    section('who-comes', words.whoComes, Entries),
    [
      section('after-infidelity', words.afterInfidelity, Paragraphs),
      words.claims.items.length > 0 && section('figures', words.claims, Claims),
    ],
  ],
  closing: ({ questions }) => ({ questions }),
});

function Intro({ paragraphs, locale }: Prose & { locale: Locale }) {
  const training = practice.practitioner?.sexTherapyTraining;
  return (
    <>
      <Paragraphs locale={locale} paragraphs={paragraphs} />
      {training && (
        <p className="mt-4 max-w-text max-md:text-base md:mt-5">
          <OwnersWords locale={locale} text={training} />
        </p>
      )}
    </>
  );
}

function Homework({ heading, paragraphs, pull, locale }: Prose & { pull: string; locale: Locale }) {
  return (
    <div className="measure lg:py-6">
      <h2>{heading}</h2>
      <Paragraphs paragraphs={paragraphs} locale={locale} className="mt-5" />
      <p className="mt-10 font-display lg:mt-14 text-headline text-balance text-river">{pull}</p>
    </div>
  );
}
