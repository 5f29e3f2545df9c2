import './receipt.css';
import clsx from 'clsx';
import { MarkedWords } from '@/components/sections/marked-words';
import type { FeesWords } from '@/content/en/fees';
import type { Locale } from '@/languages/locales';
import type { ReceiptLines } from './receipt-lines';

type ReceiptProps = {
  words: FeesWords['medicare']['receipt'];
  /** The note that belongs to the lines, and those that could take its place. A stub has none. */
  notes?: Record<string, string>;
  lines: ReceiptLines;
  locale: Locale;
  /** The level of its heading, one below the heading that it stands under. */
  heading?: 'h2' | 'h3';
  /** Only the amounts, on a slip that lies a little askew and casts a shadow. Others change with the calculator. */
  stub?: boolean;
};

/** The rebate as a receipt: fee, less what Medicare gives back, is what it costs. */
export function Receipt({
  words,
  notes,
  lines,
  locale,
  heading: Heading = 'h3',
  stub,
}: ReceiptProps) {
  const shown = ({ amount, detail }: ReceiptLines['rebate']) =>
    stub ? { amount } : { amount, detail };
  return (
    <div
      data-stub={stub}
      className={clsx(
        'receipt relative isolate px-4 text-base narrow:px-2 sm:px-7 forced-colors:border print:mt-6 print:border print:text-ink',
        stub ? 'pt-5 pb-7' : 'mx-auto max-w-md pt-8 pb-10',
      )}
    >
      <Heading className={clsx('text-title', !stub && 'text-center')}>{lines.heading}</Heading>
      <dl className={clsx('flex flex-col tabular-nums', stub ? 'mt-3 gap-2' : 'mt-6 gap-4')}>
        <Line label={lines.fee.label} {...shown(lines.fee)} changing={!stub} />
        <Line label={words.rebate[lines.gives]} {...shown(lines.rebate)} changing={!stub} />
        <Line label={words.outOfPocket[lines.gives]} {...lines.cost} changing={!stub} total />
      </dl>
      {/* All notes share one grid cell, so that the receipt keeps its height. */}
      {notes && (
        <div className="mt-5 grid text-center text-note leading-snug text-balance">
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
      )}
    </div>
  );
}

type LineProps = {
  label: string;
  amount: string;
  detail?: string;
  total?: boolean;
  changing?: boolean;
};

/**
 * A row that changes keeps its height: it has room for the largest amount and, on small phones, for the longest
 * detail. Label and amount are aligned to its lower edge, so that the label does not shift.
 */
function Line({ label, amount, detail, total, changing }: LineProps) {
  return (
    <div
      className={clsx(
        'flex flex-wrap items-end gap-x-2',
        total && 'mt-2 border-t-2 border-dashed border-current pt-4',
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
        className={clsx(
          'ml-auto text-right font-display leading-tight whitespace-nowrap large-text:ml-0 large-text:text-left',
          // The typeface has one weight: what counts is larger.
          total ? 'text-section' : 'text-title',
          changing && (total ? 'min-w-33' : 'min-w-30 sm:min-w-32'),
        )}
      >
        {amount}
      </dd>
      {detail && (
        // Keyed: in a page that the browser has translated its pieces are no longer where React put them.
        <dd
          key={detail}
          data-changing={changing}
          className="receipt-detail basis-full text-note leading-snug text-balance opacity-80"
        >
          <MarkedWords>{detail}</MarkedWords>
        </dd>
      )}
    </div>
  );
}
