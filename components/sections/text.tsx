import { Children, type ReactNode } from 'react';
import { unbroken } from '@/components/ui/unbroken';
import { crisisLine, crisisNumbers } from '@/content/crisis-lines';
import { englishTerms } from '@/content/english-terms';
import { type Locale, locales } from '@/content/locales';

/** With a group around it, so that `split` keeps the terms: they are every second part. */
const terms = new RegExp(`(${englishTerms.join('|')})`);

type TextProps = { locale?: Locale; children: string };

/**
 * A text whose crisis numbers can be tapped, whose figures stay on one line and, on pages in another
 * language, whose English terms are marked as English (WCAG 3.1.2).
 */
export function Text({ locale, children }: TextProps) {
  const marked = !locale || locale === 'en' ? undefined : terms;
  return children.split(crisisNumbers).map((words, index) => {
    // `au 13 11 14`, `or 000`, and `000 in danger`
    const part = words
      .replace(/(?<=\s\p{L}{1,3}) $/u, '\u00a0')
      .replace(/^ in (?=danger)/, '\u00a0in\u00a0');
    const line = index % 2 ? crisisLine(part) : undefined;
    if (line) {
      return (
        <a key={index} href={line.href} className="crisis-number">
          {line.number}
        </a>
      );
    }
    if (!marked) return unbroken(part);
    return part.split(marked).map((piece, inner) =>
      inner % 2 ? (
        <span key={`${index}.${inner}`} lang={locales.en.tag}>
          {piece}
        </span>
      ) : (
        unbroken(piece)
      ),
    );
  });
}

/** The same for the children of an element of an article, of which only some are texts. */
export function TextWithin({ children }: { children: ReactNode }) {
  return Children.map(children, (child) =>
    typeof child === 'string' ? <Text>{child}</Text> : child,
  );
}
