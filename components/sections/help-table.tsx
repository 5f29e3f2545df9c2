import clsx from 'clsx';
import { Fragment } from 'react';
import { type CrisisLine, crisisLine, crisisLines, crisisNumbers } from '@/content/crisis-lines';
import type { Locale } from '@/site/locales';
import { wordsFor } from '@/site/words';

/** The three lines that answer day and night, anywhere in Australia. */
const alwaysThere = ['emergency', 'lifeline', 'respect'] as const;

type HelpTableProps = {
  locale: Locale;
  /** Texts that name some of the three: only those stand. Without texts, all do. */
  namedIn?: readonly string[];
  className?: string;
};

/** Numbers to call or to text, a row each, under the thumb. */
export function HelpTable({ locale, namedIn, className }: HelpTableProps) {
  const { rows } = wordsFor(locale).common.crisis;
  const named = namedIn?.flatMap((text) => text.split(crisisNumbers).map(crisisLine));
  return (
    <ul
      className={clsx(
        'break-inside-avoid divide-y divide-glass print:rounded-none print:border-y print:border-glass',
        className,
      )}
    >
      {alwaysThere.map((name) => {
        const line: CrisisLine = crisisLines[name];
        if (named && !named.includes(line)) return null;
        return (
          <Fragment key={name}>
            <Row {...line} name={rows[name]} />
            {line.text && name !== 'emergency' && (
              <Row {...line.text} name={rows[`${name}ByText`]} />
            )}
          </Fragment>
        );
      })}
    </ul>
  );
}

function Row({ name, number, href }: { name: string; number: string; href: string }) {
  return (
    <li>
      <a
        href={href}
        className="flex min-h-13 flex-wrap items-center gap-x-2 py-2 text-note text-ink no-underline sm:text-base"
      >
        <span className="grow">{name}</span>{' '}
        <strong className="ml-auto text-lead whitespace-nowrap underline underline-offset-4">
          {number}
        </strong>
      </a>
    </li>
  );
}
