import type { ReactNode } from 'react';
import type { ContactWords } from '@/content/en/contact';
import type { Locale } from '@/content/locales';
import { practice } from '@/content/practice';

const kinds = [
  'waitingTime',
  'eveningTimes',
  'notes',
  'stepFreeAccess',
  'parking',
  'videoPlatform',
] as const;

type VisitFactsProps = {
  heading: ReactNode;
  words: ContactWords['visit'];
  locale: Locale;
};

/**
 * What visitors ask about coming. Where the practice does not say, some questions have a sentence that is true without
 * it; the others are left out.
 */
export function VisitFacts({ heading, words, locale }: VisitFactsProps) {
  const otherwise: Partial<Record<(typeof kinds)[number], string>> = words.otherwise;
  const answers = kinds.flatMap((kind) => {
    const text = practice.visit?.[kind]?.[locale] ?? otherwise[kind];
    return text ? { kind, text } : [];
  });
  return (
    <section className="lg:col-span-12">
      {heading}
      <dl className="mt-5 grid gap-x-10 gap-y-5 text-base sm:grid-cols-2 lg:grid-cols-4">
        {answers.map(({ kind, text }) => (
          <div key={kind}>
            <dt className="font-semibold">{words.labels[kind]}</dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
