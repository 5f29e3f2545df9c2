import type { Locale } from '@/site/locales';
import { wordsFor } from '@/site/words';
import { Text } from './text';

/** In one sentence, whom to call in danger, in crisis, and for violence at home. */
export function HelpLine({ locale }: { locale: Locale }) {
  return (
    <Text locale={locale} callsOnly>
      {wordsFor(locale).openingHours.lifeline}
    </Text>
  );
}
