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
          heading: intro.heading,
          body: <Paragraphs locale={locale} paragraphs={intro.paragraphs} />,
        },
        {
          id: 'issues',
          heading: issues.heading,
          intro: issues.intro,
          ground: 'panel',
          body: <Points locale={locale} points={issues.points} />,
        },
        {
          id: 'figures',
          heading: claims.heading,
          body: <Claims locale={locale} items={claims.items} source={claims.source} />,
        },
        {
          id: 'who-comes',
          heading: whoComes.heading,
          intro: whoComes.intro,
          body: <Entries locale={locale} look="pairs" entries={whoComes.entries} />,
        },
        {
          id: 'approach',
          heading: approach.heading,
          intro: approach.intro,
          body: <Entries locale={locale} look="rows" entries={approach.entries} />,
        },
        {
          id: 'plan',
          heading: plan.heading,
          intro: plan.intro,
          ground: 'night',
          body: <Entries look="pairs" locale={locale} entries={plan.entries} />,
        },
        {
          id: 'homework',
          heading: homework.heading,
          body: <Paragraphs locale={locale} paragraphs={homework.paragraphs} />,
        },
        {
          id: 'after-infidelity',
          heading: afterInfidelity.heading,
          ground: 'panel',
          body: <Paragraphs locale={locale} paragraphs={afterInfidelity.paragraphs} />,
        },
        {
          id: 'expect',
          heading: expect.heading,
          intro: expect.intro,
          body: <Entries locale={locale} look="steps" entries={expect.entries} className="ml-5" />,
        },
        {
          id: 'confidentiality',
          heading: confidentiality.heading,
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
          heading: questions.heading,
          body: <Questions locale={locale} questions={questions.questions} />,
        },
      ]}
    />
  );
}
