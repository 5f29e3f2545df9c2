import { OwnersWords } from '@/components/sections/owners-words';
import { Plate } from '@/components/sections/plate';
import { section, servicePage } from '@/components/sections/service-page';
import {
  Claims,
  Entries,
  Paragraphs,
  PlainEntries,
  Points,
} from '@/components/sections/text-blocks';
import { practice } from '@/content/practice';
import type { Locale } from '@/languages/locales';
import type { Prose } from '@/words/shapes';

export const SexTherapyPage = servicePage('sex-therapy', {
  helpPart: 'rape',
  related: ['couples-marriage', 'infidelity-recovery'],
  parts: (words) => [
    [section('intro', words.intro, Intro), section('issues', words.issues, Points)],
    'danger',
    [section('approach', words.approach, Entries), section('who-comes', words.whoComes, Entries)],
    section('pace', words.homework, Pace, 'whole'),
    section('plan', words.plan, PlainEntries),
    [
      section('homework', words.homework, Paragraphs),
      section('after-infidelity', words.afterInfidelity, Paragraphs),
    ],
    words.claims.items.length > 0 && section('figures', words.claims, Claims),
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

/** Behind the sentence on pace stand interlaced roots. */
function Pace({ pull }: { pull: string }) {
  return (
    <Plate scene="interlaced-roots" hour="low-sun">
      {pull}
    </Plate>
  );
}
