import { type OwnerText, ownerWords } from '@/facts/owner-text';
import type { Locale } from '@/languages/locales';
import { LinkedText } from './linked-text';

type OwnersWordsProps = { text: OwnerText; locale: Locale };

/** A text in the owner's words, marked as English where it is lacking in the page's language (WCAG 3.1.2). */
export function OwnersWords({ text, locale }: OwnersWordsProps) {
  const { words, lang } = ownerWords(text, locale);
  return (
    <span lang={lang}>
      <LinkedText locale={lang ? 'en' : locale}>{words}</LinkedText>
    </span>
  );
}

export function OwnersParagraphs({ text, locale }: OwnersWordsProps) {
  const { words, lang } = ownerWords(text, locale);
  return words.split(/\n\s*\n/).map((paragraph) => (
    <p key={paragraph} lang={lang}>
      <LinkedText locale={lang ? 'en' : locale}>{paragraph}</LinkedText>
    </p>
  ));
}
