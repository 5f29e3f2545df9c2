import { BothSides, Sides } from '@/components/sections/both-sides';
import { section, servicePage } from '@/components/sections/service-page';
import { Entries, Paragraphs, Points } from '@/components/sections/text-blocks';

export const AdhdCouplesPage = servicePage('adhd-couples', {
  helpPart: 'home',
  related: ['couples-marriage', 'individual'],
  parts: (words) => [
    section('sessions', words.sessions, Paragraphs),
    section('both-sides', words.bothSides, BothSides, 'whole'),
    'danger',
    section('intro', words.intro, Paragraphs),
    section('issues', words.issues, Points, 'across'),
    section('autism', words.autism, Sides, 'whole'),
    [
      section('approach', words.approach, Entries, 'across'),
      section('household', words.household, Entries, 'across'),
    ],
    section('no-diagnosis', words.noDiagnosis, Paragraphs),
  ],
});
