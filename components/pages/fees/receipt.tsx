import './receipt.css';
import clsx from 'clsx';
import { MarkedWords } from '@/components/sections/marked-words';
import type { Locale } from '@/languages/locales';
import type { ReceiptLines } from './receipt-lines';

type ReceiptProps = {
  lines: ReceiptLines;
  /** All notes that can stand under the lines: it has room for each. */
  notes: readonly string[];
  as: 'h2' | 'h3';
  locale: Locale;
};

/** What sessions cost, as a receipt: the fee and, with a rebate, what Medicare gives back and what is left. */
export function Receipt({ lines, notes, as: Heading, locale }: ReceiptProps) {
  return (
    <div className="receipt relative isolate mx-auto max-w-md px-4 pt-7 pb-9 text-base narrow:px-2 sm:px-7 forced-colors:border print:border print:p-4 print:text-ink">
      <Heading className="text-center text-title">{lines.heading}</Heading>
      <dl className="mt-5 flex flex-col gap-3 tabular-nums">
        {lines.rows.map((row, index) => (
          <Line key={index} {...row} total={index === lines.rows.length - 1} />
        ))}
      </dl>
      {/* All share one grid cell, so that the receipt keeps its height. */}
      <div className="mt-4 grid text-center text-base leading-snug text-balance">
        {notes.map((each) => (
          <p
            key={each}
            aria-hidden={each !== lines.note}
            className={clsx(
              'col-start-1 row-start-1 self-center',
              each !== lines.note && 'invisible print:hidden',
            )}
          >
            <MarkedWords locale={locale} island>
              {each}
            </MarkedWords>
          </p>
        ))}
      </div>
    </div>
  );
}

type LineProps = ReceiptLines['rows'][number] & { total: boolean };

/**
 * A row keeps its height: it has room for the largest amount and, on small phones, for the longest detail. Label and
 * amount share its last baseline, so that the label does not shift.
 */
function Line({ label, amount, detail, total }: LineProps) {
  return (
    <div
      className={clsx(
        'flex flex-wrap items-baseline-last gap-x-2',
        total && 'border-current border-dashed not-first:mt-1 not-first:border-t-2 not-first:pt-3',
      )}
    >
      <dt
        className={clsx(
          'flex min-h-7 items-end leading-snug',
          total ? 'grow basis-32 font-semibold' : 'min-w-0 flex-1 narrow:basis-full',
        )}
      >
        {label}
      </dt>
      <dd
        translate="no"
        className={clsx(
          'ml-auto text-right font-display leading-tight whitespace-nowrap large-text:ml-0 large-text:text-left',
          // The typeface has one weight: what counts is larger.
          total ? 'min-w-33 text-section' : 'min-w-30 text-title sm:min-w-32',
        )}
      >
        {amount}
      </dd>
      {detail && (
        // Keyed, since a browser that translates the page moves the nodes that React would update.
        <dd
          key={detail}
          className="basis-full max-[24rem]:min-h-two-lines text-base leading-snug text-balance opacity-80"
        >
          <MarkedWords island>{detail}</MarkedWords>
        </dd>
      )}
    </div>
  );
}
