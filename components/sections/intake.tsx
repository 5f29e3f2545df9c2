import { practice } from '@/content/practice';
import { intake } from '@/facts/intake';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';

/** That no new clients are taken, where the facts say so. */
export function Intake({ locale, className }: { locale: Locale; className?: string }) {
  const taken = intake(practice);
  if (taken === 'booking') return null;
  return (
    <p className={className}>
      <strong className="font-semibold">{wordsFor(locale).common.intake[taken]}</strong>
    </p>
  );
}
