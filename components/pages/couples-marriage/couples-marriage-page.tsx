import { section, servicePage } from '@/components/sections/service-page';
import { Entries, Paragraphs, Points } from '@/components/sections/text-blocks';
import { Loop } from './loop';
import { OneOfYou } from './one-of-you';

export const CouplesMarriagePage = servicePage('couples-marriage', {
  helpPart: 'home',
  related: ['infidelity-recovery', 'adhd-couples'],
  parts: (words) => [
    section('pattern', words.pattern, Loop, 'whole'),
    'danger',
    section('intro', words.intro, Paragraphs),
    section('issues', words.issues, Points, 'across'),
    section('approach', words.approach, Entries, 'across'),
    section('one-of-you', words.oneOfYou, OneOfYou, 'whole'),
    [
      section('separating', words.separating, Paragraphs),
      section('seasons', words.seasons, Paragraphs),
    ],
  ],
});
