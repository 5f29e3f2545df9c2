import { Plate } from '@/components/sections/plate';
import { section, servicePage } from '@/components/sections/service-page';
import {
  Claims,
  Entries,
  Paragraphs,
  PlainEntries,
  Points,
} from '@/components/sections/text-blocks';

export const SexTherapyPage = servicePage('sex-therapy', {
  helpPart: 'rape',
  related: ['couples-marriage', 'infidelity-recovery'],
  parts: (words) => [
    [section('intro', words.intro, Paragraphs), section('issues', words.issues, Points)],
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

/** Behind the sentence on pace stand interlaced roots. */
function Pace({ pull }: { pull: string }) {
  return (
    <Plate scene="interlaced-roots" hour="low-sun">
      {pull}
    </Plate>
  );
}
