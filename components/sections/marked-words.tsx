import { englishTerms } from '@/content/english-terms';
import { betweenFigures } from '@/site/grammar';
import { type Locale, locales } from '@/site/locales';

/** A capturing group, so that `split` keeps the terms, as every second part. */
const terms = new RegExp(`(${englishTerms.join('|')})`);

/** Where there is nothing to mark. */
const never = /(?!)/;

/** What stays on one line: a range of figures in words, with its unit (`50 to 60 minutes`), and a short word with hyphens. */
const whole = new RegExp(
  `(\\d+[ \u00a0](?:${betweenFigures.join('|')})[ \u00a0]\\d+(?:[\u00a0\u202f]?[%\\p{L}]+)?|(?<![\\p{L}’-])[\\p{L}’]{1,9}(?:-[\\p{L}’]{1,9})+(?![\\p{L}’-]))`,
  'u',
);

/**
 * Words whose English terms are marked as English on pages in another language (WCAG 3.1.2). It is apart from `Text`,
 * which knows all words of the site: an island would take them into the browser.
 */
export function MarkedWords({ locale, children }: { locale?: Locale; children: string }) {
  const marked = !locale || locale === 'en' ? never : terms;
  return children.split(marked).map((piece, index) =>
    index % 2 ? (
      <span key={index} lang={locales.en.tag}>
        {piece}
      </span>
    ) : (
      <Unbroken key={index} at={whole}>
        {piece}
      </Unbroken>
    ),
  );
}

/** A heading whose words, such as "PTSD-like", do not break at their hyphens. */
export function WholeWords({ children }: { children: string }) {
  return <Unbroken at={/(\S+-\S+)/}>{children}</Unbroken>;
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
