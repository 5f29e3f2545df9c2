import './receipt.css';
import clsx from 'clsx';
import { MarkedWords } from '@/components/sections/marked-words';
import type { FeesWords } from '@/content/en/fees';
import type { Locale } from '@/languages/locales';
import type { ReceiptLines } from './receipt-lines';

type ReceiptProps = {
  words: FeesWords['medicare']['receipt'];
  /** The note that belongs to the lines, and those that could take its place. */
  notes: Record<string, string>;
  lines: ReceiptLines;
  locale: Locale;
};

/** The rebate as a receipt: fee, less what Medicare gives back, is what it costs. */
export function Receipt({ words, notes, lines, locale }: ReceiptProps) {
  return (
    <div className="receipt relative isolate mx-auto max-w-md px-4 pt-7 pb-9 text-base narrow:px-2 sm:px-7 forced-colors:border print:border print:p-4 print:text-ink">
      <h2 className="text-center text-title">{lines.heading}</h2>
      <dl className="mt-5 flex flex-col gap-3 tabular-nums">
        <Line {...lines.fee} />
        <Line label={words.rebate[lines.gives]} {...lines.rebate} />
        <Line label={words.outOfPocket[lines.gives]} {...lines.cost} total />
      </dl>
      {/* All notes share one grid cell, so that the receipt keeps its height. */}
      <div className="mt-4 grid text-center text-base leading-snug text-balance">
        {Object.entries(notes).map(([name, note]) => (
          <p
            key={name}
            aria-hidden={name !== lines.note}
            className={clsx(
              'col-start-1 row-start-1 self-center',
              name !== lines.note && 'invisible print:hidden',
            )}
          >
            <MarkedWords locale={locale}>{note}</MarkedWords>
          </p>
        ))}
      </div>
    </div>
  );
}

type LineProps = { label: string; amount: string; detail?: string; total?: boolean };

/**
 * A row keeps its height: it has room for the largest amount and, on small phones, for the longest detail. Label and
 * amount are aligned to its lower edge, so that the label does not shift.
 */
function Line({ label, amount, detail, total }: LineProps) {
  return (
    <div
      className={clsx(
        'flex flex-wrap items-end gap-x-2',
        total && 'mt-1 border-t-2 border-dashed border-current pt-3',
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
        // Keyed: in a page that the browser has translated its pieces are no longer where React put them.
        <dd
          key={detail}
          className="basis-full max-[24rem]:min-h-two-lines text-base leading-snug text-balance opacity-80"
        >
          <MarkedWords>{detail}</MarkedWords>
        </dd>
      )}
    </div>
  );
}
