import clsx from 'clsx';
import { Fragment } from 'react';
import { type CrisisLine, crisisLines } from '@/content/crisis-lines';
import type { Locale } from '@/languages/locales';
import type { HelpLines as Lines } from '@/words/shapes';
import { wordsFor } from '@/words/words';
import { MarkedWords } from './marked-words';

type HelpLinesProps = {
  locale: Locale;
  /** Whom to call, and when or what for. */
  lines: Lines;
  /** With the numbers for text messages, a row each. */
  texts?: boolean;
  /** The numbers of a page's first window. */
  large?: boolean;
  className?: string;
};

/** Numbers to call or to text: a row each, as wide as the column, with room for thumbs that shake. */
export function HelpLines({ locale, lines, texts, large, className }: HelpLinesProps) {
  const { byText } = wordsFor(locale).pages.help;
  const named = Object.entries(lines) as [keyof typeof crisisLines, string][];
  return (
    <ul
      className={clsx('divide-y divide-glass border-y border-glass break-inside-avoid', className)}
    >
      {named.map(([name, label]) => {
        const line: CrisisLine = crisisLines[name];
        return (
          <Fragment key={name}>
            <Row {...line} label={label} locale={locale} large={large} />
            {texts && line.text && (name === 'respect' || name === 'lifeline') && (
              <Row {...line.text} label={byText[name]} locale={locale} />
            )}
          </Fragment>
        );
      })}
    </ul>
  );
}

type RowProps = { label: string; number: string; href: string; locale: Locale; large?: boolean };

function Row({ label, number, href, locale, large }: RowProps) {
  return (
    <li>
      <a
        href={href}
        className={clsx(
          'flex flex-wrap items-center justify-between gap-x-4 py-1.5 text-base leading-snug text-ink no-underline print:min-h-0 print:py-0.5',
          large ? 'min-h-14' : 'min-h-12',
        )}
      >
        <span className="grow basis-32">
          <MarkedWords locale={locale}>{label}</MarkedWords>
        </span>{' '}
        <strong
          className={clsx(
            'shrink-0 whitespace-nowrap underline underline-offset-4',
            large ? 'text-title' : 'font-semibold',
          )}
        >
          {number}
        </strong>
      </a>
    </li>
  );
}
