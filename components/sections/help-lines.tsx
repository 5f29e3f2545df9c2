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

/** A longer label than this stands above its number where the list is narrow. */
const shortLabel = 60;

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
    <ul className={clsx('@container divide-y divide-glass border-y border-glass', className)}>
      {rows.map((row) => (
        <li
          key={row.href}
          className="group relative flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1.5 print:min-h-0 print:flex-nowrap print:py-px"
        >
          <span
            className={clsx(
              'grow basis-32 text-[1.0625rem] leading-snug print:basis-0 print:text-[1em]',
              row.label.length > shortLabel && !large && '@max-md:basis-full',
            )}
          >
            <MarkedWords locale={locale}>{row.label}</MarkedWords>
          </span>{' '}
          <a
            href={row.href}
            translate="no"
            className={clsx(
              number,
              row.large || row.href === crisisLines.emergency.href ? first : second,
              // Of one width, whichever typeface is there, so that a label beside it breaks at the same words.
              row.number.length > 8 ? 'min-w-36 px-2' : 'px-4',
              row.large && 'sm:text-title',
            )}
          >
            {row.number}
          </a>
        </li>
      ))}
    </ul>
  );
}

// The whole row can be tapped. What has the focus is the number, which is clear of the strip in the smallest window.
const number = clsx(
  'ml-auto inline-flex min-h-11 shrink-0 items-center justify-center rounded-full @md:min-w-44',
  'leading-tight font-semibold whitespace-nowrap no-underline after:absolute after:inset-0',
  'large-text:px-2 forced-colors:border-2 print:min-h-0 print:min-w-0 print:px-0 print:text-[11pt] print:after:hidden',
);
const first = 'bg-river text-on-clay group-hover:bg-mark dark:group-hover:bg-ink';
const second = 'bg-glass text-ink group-hover:bg-river group-hover:text-on-clay';
