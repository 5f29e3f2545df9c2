import { englishTerms } from '@/content/english-terms';
import { betweenFigures } from '@/languages/grammar';
import { type Locale, locales } from '@/languages/locales';

/** A capturing group, so that `split` keeps the terms, as every second part. */
const terms = new RegExp(`(${englishTerms.join('|')})`);

/** Where there is nothing to mark. */
const never = /(?!)/;

/** A range of figures, with a sign or in words, and its unit: `60–75 minutes`, `50 to 60 minutes`. */
const range = [
  '(?<![\\p{L}\\d./–-])\\d+',
  `(?:(?:[–-]\\d+)+|[ \u00a0](?:${betweenFigures.join('|')})[ \u00a0]\\d+)(?![\\d/–-]|\\.\\d)`,
  '(?:[\u00a0\u202f]?[%\\p{L}]+)?',
].join('');

/** What stays on one line: such a range, and a short word with hyphens. */
const whole = new RegExp(
  `(${range}|(?<![\\p{L}’-])[\\p{L}’]{1,9}(?:-[\\p{L}’]{1,9})+(?![\\p{L}’-]))`,
  'u',
);

/** The same where no word breaks at its hyphens. */
const wholeWords = new RegExp(`(${range}|\\S+-\\S+)`, 'u');

/**
 * Words whose English terms are marked as English on pages in another language (WCAG 3.1.2). It is apart from `Text`,
 * which knows all words of the site: an island would take them into the browser.
 */
export function MarkedWords({ locale, children }: { locale?: Locale; children: string }) {
  const marked = !locale || locale === 'en' ? never : terms;
  return children.split(marked).map((piece, index) =>
    index % 2 ? (
      <span key={index} lang={locales.en.tag}>
        <Unbroken at={whole}>{piece}</Unbroken>
      </span>
    ) : (
      <Unbroken key={index} at={whole}>
        {piece}
      </Unbroken>
    ),
  );
}

/** A heading or another short text whose words, such as "PTSD-like", do not break at their hyphens. */
export function WholeWords({ children }: { children: string }) {
  return <Unbroken at={wholeWords}>{children}</Unbroken>;
}

/** Words in which what the pattern's group finds stays on one line. */
function Unbroken({ at, children }: { at: RegExp; children: string }) {
  return children.split(at).map((part, index) =>
    index % 2 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
