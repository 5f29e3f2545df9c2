import { englishTerms, keptInEnglish } from '@/content/english-terms';
import { type Locale, locales } from '@/languages/locales';

/** Numbers to dial, and amounts of money in any of the site's languages. */
const figures = [/\+?\(?\d[\d()\s]{6,}\d/, /(?:\$|AUD\s)\d(?:[\d.,\s]*\d)?/, /\d[\d.,\s]*AUD/].map(
  ({ source }) => source,
);

/** A capturing group, so that `split` keeps what is found, as every second part. The longest name comes first. */
function oneOf(words: readonly string[]) {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  // Typography joins a figure and what follows it.
  const names = longestFirst.map((name) => name.replaceAll(' ', '\\s'));
  return new RegExp(`(${[...names, ...figures].join('|')})`);
}

const inEnglish = oneOf(keptInEnglish);
const inOthers = oneOf(englishTerms);
const isFigure = new RegExp(`^(?:${figures.join('|')})$`);

type MarkedWordsProps = { locale?: Locale; island?: boolean; children: string };

/**
 * Words in which browsers translate nothing that has to stay as it is. That is what one says aloud in English, dials,
 * pays or looks up. On pages in another language such words are marked as English, too (WCAG 3.1.2). It is apart from
 * `LinkedText`, which knows all words of the site: an island would take them into the browser. In an island each part is an
 * element. React leaves what a browser has translated only where it is an element's one text.
 */
export function MarkedWords({ locale = 'en', island, children }: MarkedWordsProps) {
  const isEnglish = locale === 'en';
  return children.split(isEnglish ? inEnglish : inOthers).map((words, index) =>
    index % 2 ? (
      <span
        key={index}
        translate="no"
        suppressHydrationWarning
        lang={isEnglish || isFigure.test(words) ? undefined : locales.en.tag}
      >
        {words}
      </span>
    ) : island ? (
      <span key={index} suppressHydrationWarning>
        {words}
      </span>
    ) : (
      words
    ),
  );
}
