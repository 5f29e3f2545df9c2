import { type OwnerText, ownerWords } from '@/facts/owner-text';
import type { Locale } from '@/languages/locales';
import { Text } from './text';

type OwnersWordsProps = { text: OwnerText; locale: Locale };

/** A text in the owner's words, marked as English where it is lacking in the page's language (WCAG 3.1.2). */
export function OwnersWords({ text, locale }: OwnersWordsProps) {
  const { words, lang } = ownerWords(text, locale);
  return (
    <span lang={lang}>
      <Text locale={lang ? 'en' : locale}>{words}</Text>
    </span>
  );
}

export function OwnersParagraphs({ text, locale }: OwnersWordsProps) {
  const { words, lang } = ownerWords(text, locale);
  return words.split(/\n\s*\n/).map((paragraph) => (
    <p key={paragraph} lang={lang}>
      <Text locale={lang ? 'en' : locale}>{paragraph}</Text>
    </p>
  ));
}
