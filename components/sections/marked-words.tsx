import { englishTerms } from '@/content/english-terms';
import { type Locale, locales } from '@/languages/locales';

/** A capturing group, so that `split` keeps the terms, as every second part. */
const terms = new RegExp(`(${englishTerms.join('|')})`);

/**
 * Words whose English terms are marked as English on pages in another language (WCAG 3.1.2). It is apart from `Text`,
 * which knows all words of the site: an island would take them into the browser.
 */
export function MarkedWords({ locale = 'en', children }: { locale?: Locale; children: string }) {
  if (locale === 'en') return children;
  return children.split(terms).map((words, index) =>
    index % 2 ? (
      <span key={index} lang={locales.en.tag}>
        {words}
      </span>
    ) : (
      words
    ),
  );
}
