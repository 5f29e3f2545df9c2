import { crisisLine, crisisNumbers } from '@/content/crisis-lines';
import { calendarFor } from '@/site/calendar';
import { hoursNames } from '@/site/facts';
import type { Locale } from '@/site/locales';
import { wordsFor } from '@/site/words';
import { OpenStatus } from './open-status';

/** The hour at the practice, whether it is open, and who answers while it is not. */
export function HourLine({ locale, className }: { locale: Locale; className?: string }) {
  const { status, lifeline } = wordsFor(locale).openingHours;
  return (
    <OpenStatus
      data={{ calendar: calendarFor(locale), words: status, names: hoursNames(locale) }}
      className={className}
    >
      {lifeline.split(crisisNumbers).map((words, index) => {
        const line = index % 2 ? crisisLine(words) : undefined;
        if (!line) return words;
        return (
          <a key={index} href={line.href} className="crisis-number">
            {line.number}
          </a>
        );
      })}
    </OpenStatus>
  );
}
