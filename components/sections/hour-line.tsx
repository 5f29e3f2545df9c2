import { crisisLines } from '@/content/crisis-lines';
import { practice } from '@/content/practice';
import { closedDays, hoursNames } from '@/site/facts';
import type { Locale } from '@/site/locales';
import { wordsFor } from '@/site/words';
import { OpenStatus } from './open-status';

/** The hour in Tewantin, whether the practice is open, and that Lifeline answers while it is not. */
export function HourLine({ locale, className }: { locale: Locale; className?: string }) {
  const { status, lifeline } = wordsFor(locale).openingHours;
  const [before, after] = lifeline.split('{number}');
  const { number, href } = crisisLines.lifeline;
  return (
    <OpenStatus
      data={{
        week: practice.hours,
        closed: closedDays(locale),
        words: status,
        names: hoursNames(locale),
      }}
      className={className}
    >
      {before}
      <a href={href} className="crisis-number">
        {number}
      </a>
      {after}
    </OpenStatus>
  );
}
