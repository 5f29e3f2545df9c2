import { Course } from '@/components/sections/course';
import { HelpLink } from '@/components/sections/help-link';
import { section, servicePage } from '@/components/sections/service-page';
import { Filled } from '@/components/sections/text';
import { Entries, Paragraphs, Points, Questions } from '@/components/sections/text-blocks';
import type { Locale } from '@/languages/locales';
import type { Words } from '@/words/words';
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
      section('one-of-you', words.oneOfYou, OneOfYou),
      section('seasons', words.seasons, Paragraphs),
    ],
    ['privacy', section('questions', words.questions, Questions)],
  ],
});

type OneOfYouProps = Words['pages']['couples-marriage']['oneOfYou'] & { locale: Locale };

function OneOfYou({ paragraphs, afraid, locale }: OneOfYouProps) {
  return (
    <>
      <Paragraphs paragraphs={paragraphs} locale={locale} />
      <p className="mt-4 max-w-text max-md:text-base md:mt-5">
        <Filled locale={locale} link={<HelpLink locale={locale} part="home" />}>
          {afraid}
        </Filled>
      </p>
    </>
  );
}
