import { Candle, Stones } from '@/components/illustrations/spots';
import { TideMarks } from '@/components/illustrations/tide-marks';
import { Course } from '@/components/sections/course';
import { LongServicePage as ServicePage } from '@/components/sections/long-service-page';
import { Text } from '@/components/sections/text';
import {
  Entries,
  HelpEntries,
  HelpNumbers,
  Paragraphs,
  Points,
} from '@/components/sections/text-blocks';
import type { Locale } from '@/site/locales';
import { wordsFor } from '@/site/words';

/** `/services/individual`: what one may bring, how we work, and two troubles at length. */
export function IndividualPage({ locale }: { locale: Locale }) {
  const words = wordsFor(locale).pages.individual;
  const { intro, support, issues, approach, anxiety, grief, expect, confidentiality } = words;
  return (
    <ServicePage
      service="individual"
      locale={locale}
      words={words}
      related={['couples-marriage', 'sex-therapy']}
      parts={[
        { id: 'intro', words: intro, body: <Paragraphs locale={locale} {...intro} /> },
        {
          id: 'support',
          words: support,
          body: <Entries locale={locale} look="pairs" {...support} />,
        },
        {
          id: 'issues',
          words: issues,
          aside: (
            <div className="mt-6 grid gap-x-8 gap-y-6 sm:max-md:grid-cols-2">
              <Fortnight locale={locale} levels={aBadDay}>
                {issues.howOften.aBadDay}
              </Fortnight>
              <Fortnight locale={locale} levels={weeks}>
                {issues.howOften.weeks}
              </Fortnight>
            </div>
          ),
          body: <Points locale={locale} points={issues.points} />,
          below: (
            <div className="mt-16 rounded-card bg-shell p-7 lg:mt-24 sm:p-12 large-text:px-2 print:p-0">
              <HelpEntries locale={locale} entries={issues.help} />
            </div>
          ),
        },
        'scene',
        {
          id: 'approach',
          words: approach,
          body: <Entries locale={locale} look="pairs" {...approach} />,
          across: true,
        },
        {
          id: 'anxiety',
          words: anxiety,
          body: (
            <>
              <Paragraphs locale={locale} paragraphs={[...anxiety.paragraphs, ...anxiety.help]} />
              <HelpNumbers locale={locale} lines={anxiety.help} className="mt-6" />
            </>
          ),
          ground: 'panel',
          spot: Stones,
          below: (
            <>
              <p>{anxiety.practiceIntro}</p>
              <Points columns locale={locale} points={anxiety.practices} className="mt-5" />
            </>
          ),
        },
        {
          id: 'grief',
          words: grief,
          body: <Paragraphs locale={locale} {...grief} />,
          spot: Candle,
        },
        'pull',
        {
          id: 'expect',
          words: expect,
          body: <Course locale={locale} {...expect} />,
          across: true,
        },
        {
          id: 'confidentiality',
          words: confidentiality,
          body: <Entries locale={locale} look="rows" {...confidentiality} />,
          across: true,
          ground: 'night',
        },
      ]}
    />
  );
}

const aBadDay = [16, 22, 14, 20, 26, 72, 24, 16, 20, 14, 22, 18, 24, 16];
const weeks = [26, 62, 70, 22, 64, 76, 66, 72, 28, 74, 66, 80, 70, 78];

/** Two weeks, day by day, and what they mean. */
function Fortnight({
  levels,
  locale,
  children,
}: {
  levels: number[];
  locale: Locale;
  children: string;
}) {
  return (
    <div>
      <TideMarks levels={levels} className="w-full max-w-80" />
      <p className="mt-3 text-ink-soft">
        <Text locale={locale}>{children}</Text>
      </p>
    </div>
  );
}
