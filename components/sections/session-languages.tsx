import type { Locale } from '@/content/locales';
import { practice } from '@/content/practice';
import { wordsFor } from '@/content/words';

/**
 * In which languages sessions are held, in one sentence. Whoever reads in another language than English
 * has to know; readers of English only where there are others.
 */
export function SessionLanguages({ locale, className }: { locale: Locale; className?: string }) {
  if (locale === 'en' && practice.sessionLanguages.length === 0) return null;
  return <p className={className}>{wordsFor(locale).common.sessionLanguages}</p>;
}
