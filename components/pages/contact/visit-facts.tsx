import { Entries } from '@/components/sections/text-blocks';
import type { ContactWords } from '@/content/en/contact';
import { practice } from '@/content/practice';
import { type OwnerText, type OwnerWords, ownerWords } from '@/facts/owner-text';
import { intake } from '@/facts/values';
import type { Locale } from '@/languages/locales';
import type { Entry } from '@/words/shapes';

const kinds = [
  'training',
  'waitingTime',
  'eveningTimes',
  'notes',
  'stepFreeAccess',
  'parking',
  'videoPlatform',
] as const;

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
  // What she is trained in stands below the phone.
  const { training, ...visit } = practice.visit ?? {};
  const own: { [Kind in (typeof kinds)[number]]?: OwnerText } = visit;
  const otherwise: Partial<Record<(typeof kinds)[number], string>> = { ...words.otherwise };
  if (training || practice.practitioner?.qualifications) delete otherwise.training;
  if (practice.firstFree || intake() !== 'booking') delete otherwise.waitingTime;
  const answers = kinds.flatMap((kind) => {
    const text = own[kind];
    const said: OwnerWords = text ? ownerWords(text, locale) : { words: otherwise[kind] ?? '' };
    return said.words ? { title: words.labels[kind], text: said.words, lang: said.lang } : [];
  });
  return (
    <section className="measure section">
      <h2>{words.heading}</h2>
      <Entries locale={locale} entries={[...first, ...answers]} className="mt-8" />
    </section>
  );
}
