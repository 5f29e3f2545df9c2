import { englishTerms } from '@/content/english-terms';
import { type Locale, locales } from '@/languages/locales';

/** A capturing group, so that `split` keeps the terms, as every second part. */
const terms = new RegExp(`(${englishTerms.join('|')})`);

/** Where there is nothing to mark. */
const never = /(?!)/;

/** A range of figures, with a sign or a short word, and its unit: `60–75 minutes`, `50 to 60 minutes`. */
const range =
  /(?<![\p{L}\d./–-])\d+(?:(?:[–-]\d+)+|[ \u00a0]\p{L}{1,2}[ \u00a0]\d+)(?![\d/–-]|\.\d)(?:[\u00a0\u202f]?[%\p{L}]+)?/u;

/** A word with hyphens that is narrower than a phone. */
const hyphenated = /(?<![\p{L}’-])[\p{L}’]{1,10}(?:-[\p{L}’]{1,10})+(?![\p{L}’-])/u;

const whole = new RegExp(`(${range.source}|${hyphenated.source})`, 'u');

/**
 * Words whose English terms are marked as English on pages in another language (WCAG 3.1.2). It is apart from `Text`,
 * which knows all words of the site: an island would take them into the browser.
 */
export function MarkedWords({ locale, children }: { locale?: Locale; children: string }) {
  const marked = !locale || locale === 'en' ? never : terms;
  return children.split(marked).map((piece, index) => {
    const words = <WholeWords key={index}>{piece}</WholeWords>;
    return index % 2 ? (
      <span key={index} lang={locales.en.tag}>
        {words}
      </span>
    ) : (
      words
    );
  });
}

/** Words in which ranges and words with hyphens, such as "PTSD-like", stay on one line. */
export function WholeWords({ children }: { children: string }) {
  return children.split(whole).map((part, index) =>
    index % 2 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
