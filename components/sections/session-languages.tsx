import { practice } from '@/content/practice';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';

/** English pages name them only where there are others than English. */
export function SessionLanguages({ locale, className }: { locale: Locale; className?: string }) {
  if (locale === 'en' && practice.sessionLanguages.length === 0) return null;
  return <p className={className}>{wordsFor(locale).common.sessionLanguages}</p>;
}
