import { Course } from '@/components/sections/course';
import { section, servicePage } from '@/components/sections/service-page';
import { Text } from '@/components/sections/text';
import { Columns, Pairs, Paragraphs, Points } from '@/components/sections/text-blocks';
import type { Locale } from '@/languages/locales';
import type { Words } from '@/words/words';
import { Grief } from './grief';

export const IndividualPage = servicePage('individual', {
  helpPart: 'suicide',
  related: ['couples-marriage', 'sex-therapy'],
  parts: (words) => [
    [section('intro', words.intro, Paragraphs), section('issues', words.issues, Points)],
    section('support', words.support, Pairs),
    'danger',
    section('grief', words.grief, Grief, 'whole'),
    section('anxiety', words.anxiety, Columns, 'across'),
    section('approach', words.approach, Pairs, 'across'),
    section('expect', words.expect, Expect, 'across'),
    'privacy',
  ],
});

type ExpectProps = Words['pages']['individual']['expect'] & { locale: Locale };

function Expect({ entries, rebate, locale }: ExpectProps) {
  return (
    <>
      <Course entries={entries} locale={locale} />
      <p className="mt-8 max-w-text text-ink-soft max-md:text-base">
        <Text locale={locale}>{rebate}</Text>
      </p>
    </>
  );
}
