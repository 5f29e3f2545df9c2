import { Entries } from '@/components/sections/text-blocks';
import { practice } from '@/content/practice';
import { noticeToShow } from '@/facts/calendar/notice';
import { intake } from '@/facts/intake';
import { type OwnerText, type OwnerWords, ownerWords } from '@/facts/owner-text';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';

/**
 * What visitors ask about coming. Without a fact, some questions have a general sentence, and the others are left out.
 */
export function VisitFacts({ locale }: { locale: Locale }) {
  const { common, pages } = wordsFor(locale);
  const { heading, labels, general, reducedFee } = pages.contact.visit;
  type Kind = keyof typeof labels;
  const kinds = Object.keys(labels) as Kind[];
  const { callBack, ...visit } = practice.visit ?? {};
  const own: { [Asked in Kind]?: OwnerText } = visit;
  // Who is away rings nobody back the same day.
  if (!noticeToShow(practice)?.away) own.callBack = callBack;
  const { waitingTime, ...sentences }: Partial<Record<Kind | 'waitingTime', string>> = general;
  const waitingNote = intake(practice) === 'booking' && !practice.firstFree && waitingTime;
  const answers = kinds.flatMap((kind) => {
    const text = own[kind];
    const answer: OwnerWords = text ? ownerWords(text, locale) : { words: sentences[kind] ?? '' };
    return answer.words ? { title: labels[kind], text: answer.words, lang: answer.lang } : [];
  });
  const waiting = waitingNote ? [{ title: common.deciding.waitingTime, text: waitingNote }] : [];
  return (
    <section className="print:py-0">
      <h2>{heading}</h2>
      <Entries
        locale={locale}
        entries={[...waiting, ...answers, { ...reducedFee, id: 'reduced-fee' }]}
        className="mt-8 print:mt-2"
      />
    </section>
  );
}
