import { Plate } from '@/components/sections/plate';
import { section, servicePage } from '@/components/sections/service-page';
import { Claims, Entries, Pairs, Paragraphs, Points } from '@/components/sections/text-blocks';

export const SexTherapyPage = servicePage('sex-therapy', {
  helpPart: 'rape',
  related: ['couples-marriage', 'infidelity-recovery'],
  parts: (words) => [
    section('intro', words.intro, Paragraphs),
    section('issues', words.issues, Points, 'across'),
    'danger',
    [
      section('approach', words.approach, Entries, 'across'),
      section('who-comes', words.whoComes, Entries, 'across'),
    ],
    section('pace', words.homework, Pace, 'whole'),
    section('plan', words.plan, Pairs, 'across'),
    [
      section('homework', words.homework, Paragraphs),
      section('after-infidelity', words.afterInfidelity, Paragraphs),
    ],
    words.claims.items.length > 0 && section('figures', words.claims, Claims, 'across'),
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
