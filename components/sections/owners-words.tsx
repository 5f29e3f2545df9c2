import { type OwnerText, ownerWords } from '@/facts/owner-text';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';
import { LinkedText } from './linked-text';

type OwnersWordsProps = { text: OwnerText; locale: Locale };

/** A text in the owner's words, marked as English where it is lacking in the page's language (WCAG 3.1.2). */
export function OwnersWords({ text, locale }: OwnersWordsProps) {
  const { words, lang } = ownerWords(text, locale);
  return (
    <>
      <span lang={lang}>
        <LinkedText locale={lang ? 'en' : locale}>{words}</LinkedText>
      </span>
      {lang && <InEnglish locale={locale} />}
    </>
  );
}

export function OwnersParagraphs({ text, locale }: OwnersWordsProps) {
  const { words, lang } = ownerWords(text, locale);
  return words.split(/\n\s*\n/).map((paragraph, index, { length }) => (
    <p key={paragraph}>
      <span lang={lang}>
        <LinkedText locale={lang ? 'en' : locale}>{paragraph}</LinkedText>
      </span>
      {lang && index === length - 1 && <InEnglish locale={locale} />}
    </p>
  ));
}

/** Says in the page's language that what stands before it is in English. */
export function InEnglish({ locale }: { locale: Locale }) {
  return (
    <span className="font-text text-base font-normal text-ink-soft">
      {' '}
      ({wordsFor(locale).pages.blog.inEnglish})
    </span>
  );
}
