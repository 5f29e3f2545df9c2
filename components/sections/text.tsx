import { Children, Fragment, type ReactNode } from 'react';
import { crisisLine, crisisNumbers } from '@/content/crisis-lines';
import { englishTerms } from '@/content/english-terms';
import { betweenFigures } from '@/site/grammar';
import { type Locale, locales } from '@/site/locales';
import { wordsFor } from '@/site/words';

/** A capturing group, so that `split` keeps the terms, as every second part. */
const terms = new RegExp(`(${englishTerms.join('|')})`);

/** Where there is nothing to mark. */
const never = /(?!)/;

/** What stays on one line: a range of figures in words, with its unit (`50 to 60 minutes`), and a short word with hyphens. */
const whole = new RegExp(
  `(\\d+[ \u00a0](?:${betweenFigures.join('|')})[ \u00a0]\\d+(?:[\u00a0\u202f]?[%\\p{L}]+)?|(?<![\\p{L}’-])[\\p{L}’]{1,9}(?:-[\\p{L}’]{1,9})+(?![\\p{L}’-]))`,
  'u',
);

type TextProps = { locale?: Locale; children: string };

/**
 * A text whose crisis numbers can be tapped and, on pages in another
 * language, whose English terms are marked as English (WCAG 3.1.2).
 */
export function Text({ locale, children }: TextProps) {
  const marked = !locale || locale === 'en' ? undefined : terms;
  return children.split(crisisNumbers).map((words, index) => {
    const line = index % 2 ? crisisLine(words) : undefined;
    if (line) {
      return (
        <Fragment key={index}>
          <a href={line.href} className="crisis-number">
            {line.number}
          </a>
          {/* For whoever cannot speak aloud. */}
          {line.text && (
            <>
              {' '}
              <span className="min-[22rem]:whitespace-nowrap">
                ({wordsFor(locale ?? 'en').common.crisis.byText}{' '}
                <a href={line.text.href} className="crisis-number">
                  {line.text.number}
                </a>
                )
              </span>
            </>
          )}
        </Fragment>
      );
    }
    return words.split(marked ?? never).map((piece, inner) =>
      inner % 2 ? (
        <span key={`${index}.${inner}`} lang={locales.en.tag}>
          {piece}
        </span>
      ) : (
        <Unbroken key={`${index}.${inner}`} at={whole}>
          {piece}
        </Unbroken>
      ),
    );
  });
}

type FilledProps = TextProps & {
  /** Stands in the place that the text names in braces. */
  link: ReactNode;
};

/** A text with a link in the one place that it names: `call {number}`. */
export function Filled({ locale, link, children }: FilledProps) {
  const [before = '', after = ''] = children.split(/\{\w+\}/);
  return (
    <>
      <Text locale={locale}>{before}</Text>
      {link}
      <Text locale={locale}>{after}</Text>
    </>
  );
}

/** The same for the children of an element of an article, of which only some are texts. */
export function TextWithin({ locale, children }: { locale: Locale; children: ReactNode }) {
  return Children.map(children, (child) =>
    typeof child === 'string' ? <Text locale={locale}>{child}</Text> : child,
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
