import type { ReactNode } from 'react';
import { practice } from '@/content/practice';
import { intake } from '@/facts/values';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';
import { OwnersWords } from './owners-words';

type IntakeProps = { locale: Locale; className?: string; children?: ReactNode };

/** Whether new clients are taken, and the first free time, as far as the facts say. */
export function Intake({ locale, className, children }: IntakeProps) {
  const taken = intake();
  const firstFree = taken === 'booking' ? practice.firstFree : undefined;
  if (taken === 'booking' && !firstFree && !children) return null;
  return (
    <div className={className}>
      {taken !== 'booking' && (
        <p className="font-semibold">{wordsFor(locale).common.intake[taken]}</p>
      )}
      {firstFree && (
        <p>
          <OwnersWords locale={locale} text={firstFree} />
        </p>
      )}
      {children}
    </div>
  );
}
