import { Entries } from '@/components/sections/text-blocks';
import type { ContactWords } from '@/content/en/contact';
import { practice } from '@/content/practice';
import { ownText } from '@/facts/values';
import type { Locale } from '@/languages/locales';
import type { Entry } from '@/words/shapes';
import { firstKinds } from './first-questions';

const kinds = [
  'training',
  'waitingTime',
  'eveningTimes',
  'notes',
  'stepFreeAccess',
  'parking',
  'videoPlatform',
] as const;

/** Whether it stands below the phone already. */
const said = (kind: (typeof kinds)[number]) =>
  firstKinds.some((first) => first === kind) && practice.visit?.[kind] !== undefined;

type VisitFactsProps = {
  words: ContactWords['visit'];
  /** What is good to know whatever the practice says. */
  first: Entry[];
  locale: Locale;
};

/**
 * What visitors ask about coming. Where the practice does not say, some questions have a sentence that is true without
 * it; the others are left out.
 */
export function VisitFacts({ words, first, locale }: VisitFactsProps) {
  const otherwise: Partial<Record<(typeof kinds)[number], string>> = {
    ...words.otherwise,
    // Their qualifications stand on the page then.
    ...(practice.practitioner?.qualifications && { training: undefined }),
  };
  const answers = kinds
    .filter((kind) => !said(kind))
    .flatMap((kind) => {
      const text = ownText(practice.visit?.[kind], locale) ?? otherwise[kind];
      return text ? { title: words.labels[kind], text } : [];
    });
  return (
    <section className="measure section">
      <h2>{words.heading}</h2>
      <Entries look="rows" locale={locale} entries={[...first, ...answers]} className="mt-8" />
    </section>
  );
}
