import { Fragment, type ReactNode } from 'react';
import { crisisLine, crisisNumbers } from '@/content/crisis-lines';
import { partsOf } from '@/languages/fill';
import type { Locale } from '@/languages/locales';
import { type HelpPart, helpPath } from '@/routing/addresses';
import { type PageId, pagePath } from '@/routing/pages';
import { pageName, wordsFor } from '@/words/words';
import { MarkedWords } from './marked-words';

type LinkedTextProps = {
  locale?: Locale;
  /** The part of help that `{help}` leads to, where the text is about one. */
  helpPart?: HelpPart;
  children: string;
};

/** Placeholders that name a page, and become a link to it. */
const named: Record<string, PageId> = { fees: 'fees', private: 'privacy', help: 'help' };

/** A text whose crisis numbers and pages are links. What browsers must not translate in it is marked. */
export function LinkedText({ locale = 'en', helpPart, children }: LinkedTextProps) {
  return partsOf(children).map((part, index) => {
    const page = index % 2 ? named[part] : undefined;
    if (!page)
      return (
        <LinkedNumbers key={index} locale={locale}>
          {part}
        </LinkedNumbers>
      );
    const isHelp = page === 'help';
    return (
      <a
        key={index}
        href={isHelp ? helpPath(locale, helpPart) : pagePath(page, locale)}
        className={isHelp ? 'crisis-number' : 'underline underline-offset-4'}
      >
        {pageName(page, locale)}
      </a>
    );
  });
}

function LinkedNumbers({ locale, children }: { locale: Locale; children: string }) {
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
        {/* For people who cannot speak aloud. */}
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
export function LinkedParagraphs({ children, ...props }: LinkedTextProps) {
  return children.split('\n\n').map((paragraph, index) => (
    <p key={index}>
      <LinkedText {...props}>{paragraph}</LinkedText>
    </p>
  ));
}

/** A text with another link in its one placeholder, if it has one: `call {number}`. */
export function TextWithLink({ locale, link, children }: LinkedTextProps & { link: ReactNode }) {
  const [before = '', placeholder, after = ''] = partsOf(children);
  return (
    <>
      <LinkedText locale={locale}>{before}</LinkedText>
      {placeholder && (
        <>
          {link}
          <LinkedText locale={locale}>{after}</LinkedText>
        </>
      )}
    </>
  );
}
