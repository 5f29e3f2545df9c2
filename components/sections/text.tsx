import { englishTerms } from '@/content/english-terms';
import { type Locale, locales } from '@/content/locales';

/** With a group around it, so that `split` keeps the terms: they are every second part. */
const terms = new RegExp(`(${englishTerms.join('|')})`);

type TextProps = { locale?: Locale; children: string };

/** A text with its English terms marked as English on pages in another language (WCAG 3.1.2). */
export function Text({ locale, children }: TextProps) {
  if (!locale || locale === 'en') return children;
  return children.split(terms).map((part, index) =>
    index % 2 ? (
      <span key={index} lang={locales.en.tag}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
