import clsx from 'clsx';
import type { ReactNode } from 'react';
import { hasRebates, sessionKinds, valuesFor } from '@/site/facts';
import type { Locale } from '@/site/locales';
import type { Words } from '@/site/words';

type FeesTableProps = { words: Words['pages']['fees']['table']; locale: Locale };

const columnHeader =
  'border-b-2 border-river pt-2 pb-3 text-base font-semibold lg:whitespace-nowrap';
const wideCell = 'sm:border-b sm:border-sand sm:py-5 sm:align-baseline';
/** Between columns: the last one ends with the table. */
const column = 'pr-8 last:pr-0';

/**
 * What each kind of session costs, to compare at a glance. On small screens each is a block of its own, with the
 * column's name beside each value.
 */
export function FeesTable({ words, locale }: FeesTableProps) {
  const { caption, columns, rows } = words;
  const values = valuesFor(locale);
  return (
    <table className="mt-4 w-full text-left max-sm:block">
      <caption className="pb-5 text-left text-base text-ink-soft max-sm:block">{caption}</caption>
      <thead className="max-sm:sr-only">
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
      <tbody className="max-sm:block">
        {sessionKinds.map((session) => (
          <tr
            key={session}
            className="break-inside-avoid max-sm:block max-sm:border-t-2 max-sm:border-glass max-sm:py-5"
          >
            <th
              scope="row"
              className={clsx(
                wideCell,
                'max-sm:block max-sm:pt-0.75 max-sm:pb-3 sm:w-19/50 sm:pr-8',
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
              <span className="sm:whitespace-nowrap">{values.short.length[session]}</span>
            </Cell>
            <Cell
              label={columns.fee}
              className="text-right font-display text-title-lg leading-tight tabular-nums"
            >
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
        'py-0.75 max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-end max-sm:gap-x-4 max-sm:text-right sm:pr-8 sm:last:pr-0 lg:whitespace-nowrap',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className="grow text-left font-text text-base leading-snug text-ink-soft sm:hidden"
      >
        {label}
      </span>{' '}
      {children}
    </td>
  );
}
