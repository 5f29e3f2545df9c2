import { Children, Fragment, type ReactNode } from 'react';
import { crisisLine, crisisNumbers } from '@/content/crisis-lines';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';
import { MarkedWords } from './marked-words';

type TextProps = {
  locale?: Locale;
  children: string;
};

/** Crisis numbers can be tapped, and what browsers must not translate is marked. */
export function Text({ locale = 'en', children }: TextProps) {
  const { byText } = wordsFor(locale).common.crisis;
  return children.split(crisisNumbers).map((words, index) => {
    const line = index % 2 ? crisisLine(words) : undefined;
    if (!line)
      return (
        <MarkedWords key={index} locale={locale}>
          {words}
        </MarkedWords>
      );
    return (
      <Fragment key={index}>
        <a href={line.href} translate="no" className="crisis-number">
          {line.number}
        </a>
        {/* For whoever cannot speak aloud. */}
        {line.text && (
          <>
            {` (${byText} `}
            <a href={line.text.href} translate="no" className="crisis-number">
              {line.text.number}
            </a>
            )
          </>
        )}
      </Fragment>
    );
  });
}

/** A text as one paragraph or more: a blank line begins the next. */
export function TextParagraphs({ children, ...props }: TextProps) {
  return children.split('\n\n').map((paragraph, index) => (
    <p key={index}>
      <Text {...props}>{paragraph}</Text>
    </p>
  ));
}

/** A text with a link in the one place that it names, if it does: `call {number}`. */
export function Filled({ locale, link, children }: TextProps & { link: ReactNode }) {
  const [before = '', after] = children.split(/\{\w+\}/);
  return (
    <>
      <Text locale={locale}>{before}</Text>
      {after !== undefined && (
        <>
          {link}
          <Text locale={locale}>{after}</Text>
        </>
      )}
    </>
  );
}

/** The same for the children of an element of an article, of which only some are texts. */
export function TextWithin({ locale, children }: { locale: Locale; children: ReactNode }) {
  return Children.map(children, (child) =>
    typeof child === 'string' ? <Text locale={locale}>{child}</Text> : child,
  );
}
