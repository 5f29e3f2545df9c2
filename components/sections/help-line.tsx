import type { Locale } from '@/site/locales';
import { wordsFor } from '@/site/words';
import { Text } from './text';

/** Whom to call in danger, in crisis, and for violence at home, and below it, how to be understood there. */
export function HelpLine({ locale }: { locale: Locale }) {
  return (
    <span className="whitespace-pre-line">
      <Text locale={locale} callsOnly>
        {wordsFor(locale).openingHours.lifeline}
      </Text>
    </span>
  );
}
