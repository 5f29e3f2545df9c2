import { crisisLine, crisisNumbers } from '@/content/crisis-lines';
import type { Locale } from '@/site/locales';
import { wordsFor } from '@/site/words';
import { MarkedWords } from './marked-words';

/** In one sentence, whom to call in danger, in crisis, and for violence at home. */
export function HelpLine({ locale }: { locale: Locale }) {
  return wordsFor(locale)
    .openingHours.lifeline.split(crisisNumbers)
    .map((words, index) => {
      const line = index % 2 ? crisisLine(words) : undefined;
      return line ? (
        <a key={index} href={line.href} className="crisis-number">
          {line.number}
        </a>
      ) : (
        <MarkedWords key={index} locale={locale}>
          {words}
        </MarkedWords>
      );
    });
}
