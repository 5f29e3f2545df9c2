import { Course } from '@/components/sections/course';
import { ServicePage, section } from '@/components/sections/service-page';
import { Text } from '@/components/sections/text';
import { Columns, Pairs, Paragraphs, Points } from '@/components/sections/text-blocks';
import type { Locale } from '@/languages/locales';
import { pageWords, type Words } from '@/words/words';
import { Grief } from './grief';

/** `/services/individual`: what one may bring, how we work, and a line for grief. */
export function IndividualPage({ locale }: { locale: Locale }) {
  const words = pageWords('individual', locale);
  return (
    <ServicePage
      service="individual"
      locale={locale}
      danger="suicide"
      related={['couples-marriage', 'sex-therapy']}
      parts={[
        [section('intro', words.intro, Paragraphs), section('issues', words.issues, Points)],
        section('support', words.support, Pairs),
        'danger',
        section('grief', words.grief, Grief, 'whole'),
        section('anxiety', words.anxiety, Columns, 'across'),
        section('approach', words.approach, Pairs, 'across'),
        section('expect', words.expect, Expect, 'across'),
        'privacy',
      ]}
    />
  );
}

type ExpectProps = Words['pages']['individual']['expect'] & { locale: Locale };

/** The course of sessions, and what Medicare may pay towards them. */
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
