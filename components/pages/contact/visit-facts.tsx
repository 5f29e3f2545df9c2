import type { ReactNode } from 'react';
import type { ContactWords } from '@/content/en/contact';
import type { Locale } from '@/content/locales';
import { practice } from '@/content/practice';

const kinds = ['stepFreeAccess', 'parking', 'waitingTime', 'videoPlatform'] as const;

type VisitFactsProps = {
  heading: ReactNode;
  labels: ContactWords['visit']['labels'];
  locale: Locale;
};

/** What visitors ask about the rooms and about meeting online, as far as the practice says so. */
export function VisitFacts({ heading, labels, locale }: VisitFactsProps) {
  const known = kinds.flatMap((kind) => {
    const text = practice.visit?.[kind]?.[locale];
    return text ? { kind, text } : [];
  });
  if (known.length === 0) return null;
  return (
    <section>
      {heading}
      <dl className="mt-1 text-base">
        {known.map(({ kind, text }) => (
          <div key={kind} className="mt-2">
            <dt className="font-semibold">{labels[kind]}</dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
