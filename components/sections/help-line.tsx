import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';
import { Text } from './text';

/** Whom to call in danger, in crisis, and for violence at home, and below it, how to be understood there. */
export function HelpLine({ locale }: { locale: Locale }) {
  const lines = wordsFor(locale).openingHours.lifeline.split('\n');
  return lines.map((line) => (
    <span key={line} className="block not-first:mt-1.5">
      <Text locale={locale} callsOnly>
        {line}
      </Text>
    </span>
  ));
}
