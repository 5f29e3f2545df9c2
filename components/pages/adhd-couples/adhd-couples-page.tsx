import { ServicePage } from '@/components/sections/service-page';
import { sectionsIn } from '@/components/sections/service-sections';
import { unbroken } from '@/components/ui/unbroken';
import type { Locale } from '@/content/locales';
import { wordsFor } from '@/content/words';

/** `/services/adhd-couples`: built around the same moments as two people live them. */
export function AdhdCouplesPage({ locale }: { locale: Locale }) {
  const words = wordsFor(locale).pages['adhd-couples'];
  const { bothSides } = words;
  const { text, points, entries, questions } = sectionsIn(locale);

  return (
    <ServicePage
      service="adhd-couples"
      locale={locale}
      words={words}
      pauses={{ 'both-sides': 'picture', approach: 'pull' }}
      related={['couples-marriage', 'individual']}
      sections={[
        text('intro', words.intro),
        points('issues', words.issues, { ground: 'panel', columns: true }),
        {
          id: 'both-sides',
          ...bothSides,
          body: (
            <ul className="flex flex-col gap-8">
              {bothSides.pairs.map(({ moment, left, right }) => (
                <li key={moment}>
                  <h3 className="text-title">{moment}</h3>
                  <div className="mt-3 grid gap-3 sm:grid-cols-2">
                    <Side
                      label={bothSides.leftLabel}
                      text={left}
                      className="mr-5 rounded-bl-none border-2 border-sand bg-shell sm:mx-0"
                    />
                    <Side
                      label={bothSides.rightLabel}
                      text={right}
                      className="ml-5 rounded-br-none border-2 border-glass bg-card sm:mx-0"
                    />
                  </div>
                </li>
              ))}
            </ul>
          ),
        },
        entries('approach', words.approach, 'rows'),
        entries('household', words.household, 'pairs', { ground: 'night' }),
        points('sessions', words.sessionsThatFit),
        text('no-diagnosis', words.noDiagnosis, { ground: 'panel' }),
        entries('expect', words.expect, 'steps'),
        text('confidentiality', words.confidentiality, {
          className: 'border-l-2 border-river pl-6',
        }),
        questions(words.questions),
      ]}
    />
  );
}

/** What one of the two thinks at that moment. */
function Side({ label, text, className }: { label: string; text: string; className: string }) {
  return (
    <div className={`rounded-card p-6 ${className}`}>
      <p className="text-note font-semibold text-river">{label}</p>
      <p className="mt-1">{unbroken(text)}</p>
    </div>
  );
}
