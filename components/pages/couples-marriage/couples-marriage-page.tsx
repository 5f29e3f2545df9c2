import { Course } from '@/components/sections/course';
import { ServicePage, section } from '@/components/sections/service-page';
import { Entries, Paragraphs, Points, Questions } from '@/components/sections/text-blocks';
import type { Locale } from '@/languages/locales';
import { pageWords } from '@/words/words';
import { Loop } from './loop';

/** `/services/couples-marriage`: the loop that two people get caught in is its picture. */
export function CouplesMarriagePage({ locale }: { locale: Locale }) {
  const words = pageWords('couples-marriage', locale);
  return (
    <ServicePage
      service="couples-marriage"
      locale={locale}
      danger="home"
      related={['infidelity-recovery', 'adhd-couples']}
      parts={[
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
      ]}
    />
  );
}
