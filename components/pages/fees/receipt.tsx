import clsx from 'clsx';
import { MarkedWords } from '@/components/sections/marked-words';
import type { FeesWords } from '@/content/en/fees';
import type { Locale } from '@/site/locales';
import type { ReceiptLines } from './receipt-lines';

type ReceiptProps = {
  words: FeesWords['medicare']['receipt'];
  /** The note that belongs to the lines, and those that could take its place. */
  notes: Record<string, string>;
  lines: ReceiptLines;
  locale: Locale;
  className?: string;
  /** The level of its heading, one below the heading that it stands under. */
  heading?: 'h2' | 'h3';
  /** Its lines change with the calculator: each reserves the height of the longest detail. */
  changing?: boolean;
};

/** The rebate as a receipt: fee, less what Medicare gives back, is what it costs. */
export function Receipt({
  words,
  notes,
  lines,
  locale,
  className,
  heading: Heading = 'h3',
  changing,
}: ReceiptProps) {
  return (
    <div className={clsx('receipt mx-auto max-w-md text-base', className)}>
      <Heading className="text-center text-title max-[26rem]:text-lead">{lines.heading}</Heading>
      <dl className="mt-6 flex flex-col gap-4 even-figures">
        <Line label={words.fee} {...lines.fee} changing={changing} />
        <Line label={words.rebate} {...lines.rebate} changing={changing} />
        <Line label={words.outOfPocket} {...lines.cost} total />
      </dl>
      {/* All notes share one grid cell, so that the receipt keeps its height. */}
      <div className="mt-5 grid text-center text-note leading-snug text-balance">
        {Object.entries(notes).map(([name, note]) => (
          <p
            key={name}
            aria-hidden={name !== lines.note}
            className={clsx(
              'same-cell self-center',
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
        'items-end gap-x-2',
        total
          ? 'flex flex-wrap border-t-2 border-dashed border-current pt-4'
          : 'grid grid-cols-[minmax(0,1fr)_auto] max-[22rem]:grid-cols-1',
      )}
    >
      <dt
        className={clsx(
          'flex min-h-7 items-end leading-snug',
          total && 'grow basis-32 font-semibold',
        )}
      >
        {label}
      </dt>
      <dd
        className={clsx(
          'text-right font-display leading-tight whitespace-nowrap',
          // The typeface has one weight: what counts is larger.
          total ? 'ml-auto min-w-[4.7em] text-[1.75rem]' : 'min-w-[6em] text-lead sm:text-title',
        )}
      >
        {amount}
      </dd>
      {detail && (
        // Keyed: in a page that the browser has translated its pieces are no longer where React put them.
        <dd
          key={detail}
          className={clsx(
            'col-span-full text-note leading-snug text-balance opacity-80',
            changing && 'max-[24rem]:min-h-[2lh]',
          )}
        >
          {detail}
        </dd>
      )}
    </div>
  );
}
