import clsx from 'clsx';
import type { ReactNode } from 'react';
import { hasRebates, sessionKinds, valuesFor } from '@/facts/values';
import type { Locale } from '@/languages/locales';
import type { Words } from '@/words/words';

type FeesTableProps = { words: Words['pages']['fees']['table']; locale: Locale };

const columnHeader = 'border-b-2 border-river pt-2 pb-3 align-bottom text-base font-semibold';
const wideCell = 'sheet:border-b sheet:border-sand sheet:py-5 sheet:align-baseline print:py-2';
/** Between columns: the last one ends with the table. */
const column = 'pr-8 last:pr-0 lg:whitespace-nowrap';

/**
 * What each kind of session costs, to compare at a glance. On small screens each is a block of its own, with the
 * column's name beside each value.
 */
export function FeesTable({ words, locale }: FeesTableProps) {
  const { caption, columns, rows } = words;
  const values = valuesFor(locale);
  return (
    <table className="mt-4 w-full text-left max-sheet:block">
      <caption className="pb-5 text-left text-base text-ink-soft max-sheet:block">
        {caption}
      </caption>
      <thead className="max-sheet:sr-only">
        <tr>
          <th scope="col" className={clsx(columnHeader, column)}>
            {columns.session}
          </th>
          <th scope="col" className={clsx(columnHeader, column, 'w-9/50')}>
            {columns.length}
          </th>
          <th scope="col" className={clsx(columnHeader, column, 'w-4/25 text-right')}>
            {columns.fee}
          </th>
          {hasRebates && (
            <th scope="col" className={clsx(columnHeader, 'text-right')}>
              {columns.afterRebate}
            </th>
          )}
        </tr>
      </thead>
      <tbody className="max-sheet:block">
        {sessionKinds.map((session) => (
          <tr
            key={session}
            className="break-inside-avoid max-sheet:block max-sheet:border-t-2 max-sheet:border-glass max-sheet:py-5"
          >
            <th
              scope="row"
              className={clsx(
                wideCell,
                'max-sheet:block max-sheet:pt-0.75 max-sheet:pb-3 sheet:w-19/50 sheet:pr-8',
              )}
            >
              <span className="block font-display text-title leading-tight font-normal">
                {rows[session].name}
              </span>
              <span className="mt-1 block text-base leading-snug font-normal text-balance text-ink-soft">
                {rows[session].note}
              </span>
            </th>
            <Cell label={columns.length}>
              <span className="sheet:whitespace-nowrap">{values.short.length[session]}</span>
            </Cell>
            <Cell label={columns.fee} className="text-right font-display text-title tabular-nums">
              {values.fee[session]}
            </Cell>
            {hasRebates && (
              <Cell label={columns.afterRebate} className="text-right">
                {rows[session].afterRebate}
              </Cell>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps = { label: string; className?: string; children: ReactNode };

/** A value. Its column's name is read out by itself. */
function Cell({ label, className, children }: CellProps) {
  return (
    <td
      className={clsx(
        wideCell,
        'py-0.75 max-sheet:flex max-sheet:flex-wrap max-sheet:items-baseline max-sheet:justify-end max-sheet:gap-x-4 max-sheet:text-right sheet:pr-8 sheet:last:pr-0 lg:whitespace-nowrap',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className="grow text-left font-text text-base leading-snug text-ink-soft sheet:hidden"
      >
        {label}
      </span>{' '}
      {children}
    </td>
  );
}
