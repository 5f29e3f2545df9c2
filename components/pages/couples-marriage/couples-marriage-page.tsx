import { Course } from '@/components/sections/course';
import { section, servicePage } from '@/components/sections/service-page';
import { Entries, Paragraphs, Points, Questions } from '@/components/sections/text-blocks';
import { Loop } from './loop';

export const CouplesMarriagePage = servicePage('couples-marriage', {
  helpPart: 'home',
  related: ['infidelity-recovery', 'adhd-couples'],
  parts: (words) => [
    section('pattern', words.pattern, Loop, 'whole'),
    'danger',
    section('intro', words.intro, Paragraphs),
    section('issues', words.issues, Points),
    section('approach', words.approach, Entries),
    section('expect', words.expect, Course, 'across'),
    [
      section('one-of-you', words.oneOfYou, Paragraphs),
      section('seasons', words.seasons, Paragraphs),
    ],
    ['privacy', section('questions', words.questions, Questions)],
  ],
});
