import { Course } from '@/components/sections/course';
import { Pathway } from '@/components/sections/pathway';
import { ServicePage } from '@/components/sections/service-page';
import { Claims, Entries, Paragraphs, Points, Questions } from '@/components/sections/text-blocks';
import { TextLink } from '@/components/ui/text-link';
import { type Locale, locales } from '@/languages/locales';
import { postPath } from '@/routing/addresses';
import { wordsFor } from '@/words/words';

/** `/services/infidelity-recovery`: built around the three phases. */
export function InfidelityRecoveryPage({ locale }: { locale: Locale }) {
  const words = wordsFor(locale).pages['infidelity-recovery'];
  const { intro, issues, firstDays, phases, expect } = words;
  const { approach, decision, claims, questions } = words;
  return (
    <ServicePage
      service="infidelity-recovery"
      locale={locale}
      words={words}
      related={['couples-marriage', 'sex-therapy']}
      parts={[
        { id: 'intro', words: intro, body: <Paragraphs locale={locale} {...intro} /> },
        { id: 'issues', words: issues, body: <Points locale={locale} columns {...issues} /> },
        'danger',
        {
          id: 'first-days',
          words: firstDays,
          body: <Entries locale={locale} look="rows" entries={Object.values(firstDays.steps)} />,
          ground: 'panel',
          across: true,
          below: (
            <TextLink
              href={postPath('infidelity-ptsd')}
              hrefLang={locale === 'en' ? undefined : locales.en.tag}
              className="print:hidden"
            >
              {firstDays.article}
            </TextLink>
          ),
        },
        {
          id: 'phases',
          words: phases,
          body: <Pathway phases={phases.phases} />,
          ground: 'night',
          across: true,
        },
        {
          id: 'expect',
          words: expect,
          body: <Course locale={locale} {...expect} />,
          across: true,
        },
        {
          id: 'approach',
          words: approach,
          body: <Entries locale={locale} look="pairs" {...approach} />,
        },
        {
          id: 'decision',
          words: decision,
          body: <Paragraphs locale={locale} {...decision} />,
        },
        {
          id: 'figures',
          words: claims,
          body: <Claims locale={locale} across {...claims} />,
          across: true,
        },
        'privacy',
        { id: 'questions', words: questions, body: <Questions locale={locale} {...questions} /> },
      ]}
    />
  );
}
