import { ServicePage } from '@/components/sections/service-page';
import { Claims, Entries, Paragraphs, Points, Questions } from '@/components/sections/text-blocks';
import type { Locale } from '@/content/locales';
import { wordsFor } from '@/content/words';

/** `/services/sex-therapy`: from what is hard to say to a plan that can be followed at home. */
export function SexTherapyPage({ locale }: { locale: Locale }) {
  const words = wordsFor(locale).pages['sex-therapy'];
  const {
    intro,
    whoComes,
    issues,
    claims,
    approach,
    plan,
    homework,
    afterInfidelity,
    expect,
    confidentiality,
    questions,
  } = words;
  return (
    <ServicePage
      service="sex-therapy"
      locale={locale}
      words={words}
      related={['couples-marriage', 'infidelity-recovery']}
      sections={[
        {
          id: 'intro',
          ...intro,
          body: <Paragraphs locale={locale} paragraphs={intro.paragraphs} />,
        },
        {
          id: 'issues',
          ...issues,
          ground: 'panel',
          body: <Points locale={locale} points={issues.points} />,
        },
        {
          id: 'figures',
          ...claims,
          body: <Claims locale={locale} items={claims.items} source={claims.source} />,
        },
        {
          id: 'who-comes',
          ...whoComes,
          body: <Entries locale={locale} look="pairs" entries={whoComes.entries} />,
        },
        {
          id: 'approach',
          ...approach,
          body: <Entries locale={locale} look="rows" entries={approach.entries} />,
        },
        {
          id: 'plan',
          ...plan,
          ground: 'night',
          body: <Entries look="pairs" locale={locale} entries={plan.entries} />,
        },
        {
          id: 'homework',
          ...homework,
          body: <Paragraphs locale={locale} paragraphs={homework.paragraphs} />,
        },
        {
          id: 'after-infidelity',
          ...afterInfidelity,
          ground: 'panel',
          body: <Paragraphs locale={locale} paragraphs={afterInfidelity.paragraphs} />,
        },
        {
          id: 'expect',
          ...expect,
          body: <Entries locale={locale} look="steps" entries={expect.entries} className="ml-5" />,
        },
        {
          id: 'confidentiality',
          ...confidentiality,
          body: (
            <Paragraphs
              locale={locale}
              paragraphs={confidentiality.paragraphs}
              className="border-l-2 border-river pl-6"
            />
          ),
        },
        {
          id: 'questions',
          ...questions,
          body: <Questions locale={locale} questions={questions.questions} />,
        },
      ]}
    />
  );
}
