import clsx from 'clsx';
import { type CrisisLine, type CrisisLineName, crisisLines } from '@/content/crisis-lines';
import type { Locale } from '@/languages/locales';
import type { HelpLines as Lines } from '@/words/shapes';
import { wordsFor } from '@/words/words';
import { MarkedWords } from './marked-words';

type HelpLinesProps = {
  locale: Locale;
  lines: Lines;
  /** With the numbers for text messages, a row each. */
  texts?: boolean;
  large?: boolean;
  className?: string;
};

/** Numbers to call or to text: a row each, as wide as the column, with room for thumbs that shake. */
export function HelpLines({ locale, lines, texts, large, className }: HelpLinesProps) {
  const byText: Partial<Record<string, string>> = wordsFor(locale).pages.help.byText;
  const rows = Object.entries(lines).flatMap(([name, label]) => {
    const line: CrisisLine = crisisLines[name as CrisisLineName];
    const call = { ...line, label, large };
    const text = byText[name];
    return texts && text && line.text
      ? [call, { ...line.text, label: text, large: false }]
      : [call];
  });
  return (
    <ul
      className={clsx('divide-y divide-glass border-y border-glass break-inside-avoid', className)}
    >
      {rows.map((row) => (
        <li key={row.href}>
          <a
            href={row.href}
            className={clsx(
              'flex flex-wrap items-center justify-between gap-x-4 py-1.5 text-base leading-snug text-ink no-underline print:min-h-0 print:py-0.5',
              row.large ? 'min-h-14' : 'min-h-12',
            )}
          >
            <span className="grow basis-32">
              <MarkedWords locale={locale}>{row.label}</MarkedWords>
            </span>{' '}
            <strong
              translate="no"
              className={clsx(
                'shrink-0 whitespace-nowrap underline underline-offset-4',
                row.large ? 'text-title' : 'font-semibold',
              )}
            >
              {row.number}
            </strong>
          </a>
        </li>
      ))}
    </ul>
  );
}
