import type { ReactNode } from 'react';
import { practice } from '@/content/practice';
import { valuesFor } from '@/facts/formats';
import { intake } from '@/facts/intake';
import { fill } from '@/languages/fill';
import { inGoodType } from '@/languages/grammar';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';
import { MarkedWords } from './marked-words';
import { OwnersWords } from './owners-words';

type NamedFact = { name: string; text: ReactNode };

/** What people decide by besides fee and place, each under its own name, as far as the facts say. */
export function decidingFacts(locale: Locale) {
  const { evenings, firstCall, waitingTime } = wordsFor(locale).common.deciding;
  const { firstFree, visit } = practice;
  const booking = intake(practice) === 'booking';
  const minutes = booking && valuesFor(locale, practice).firstCall;
  const times = visit?.eveningTimes;
  const own = (text: typeof times) => text && <OwnersWords locale={locale} text={text} />;
  return {
    evenings: practice.evenings !== false && {
      name: evenings.name,
      text: own(times) ?? evenings.text,
    },
    firstCall: minutes && { name: firstCall.name, text: fill(firstCall.text, { minutes }) },
    waitingTime: booking && firstFree && { name: waitingTime, text: own(firstFree) },
  };
}

type NamedLinesProps = {
  /** What is not given is left out. */
  facts: readonly (NamedFact | false | '' | undefined)[];
  locale: Locale;
  className?: string;
};

/** Facts in a line each, behind their names. */
export function NamedLines({ facts, locale, className }: NamedLinesProps) {
  const given = facts.filter((fact) => !!fact);
  if (given.length === 0) return null;
  return (
    <dl className={className}>
      {given.map(({ name, text }) => (
        <div key={name}>
          <dt className="inline font-semibold">
            <MarkedWords locale={locale}>{inGoodType(`${name}:`, locale)}</MarkedWords>
          </dt>{' '}
          <dd className="inline">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
