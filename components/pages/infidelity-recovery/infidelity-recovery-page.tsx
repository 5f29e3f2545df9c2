import { section, servicePage } from '@/components/sections/service-page';
import {
  Claims,
  Entries,
  Paragraphs,
  Points,
  Questions,
  Thirds,
} from '@/components/sections/text-blocks';
import { TextLink } from '@/components/ui/text-link';
import { type Locale, locales } from '@/languages/locales';
import { postPath } from '@/routing/addresses';
import type { Words } from '@/words/words';
import { Phases } from './phases';

export const InfidelityRecoveryPage = servicePage('infidelity-recovery', {
  related: ['couples-marriage', 'sex-therapy'],
  parts: (words) => [
    section('phases', words.phases, Phases, 'whole'),
    'danger',
    section('first-days', words.firstDays, FirstDays, 'across'),
    [section('intro', words.intro, Paragraphs), section('issues', words.issues, Points)],
    [section('approach', words.approach, Entries), section('expect', words.expect, Entries)],
    [section('decision', words.decision, Paragraphs), section('figures', words.claims, Claims)],
    ['privacy', section('questions', words.questions, Questions)],
  ],
});

type FirstDaysProps = Words['pages']['infidelity-recovery']['firstDays'] & { locale: Locale };

function FirstDays({ entries, article, locale }: FirstDaysProps) {
  return (
    <>
      <Thirds entries={entries} locale={locale} />
      <TextLink
        href={postPath('infidelity-ptsd')}
        hrefLang={locale === 'en' ? undefined : locales.en.tag}
        className="mt-5 print:hidden"
      >
        {article}
      </TextLink>
    </>
  );
}
