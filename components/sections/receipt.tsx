import clsx from 'clsx';
import type { CostWords } from '@/content/en/cost';
import type { FeesWords } from '@/content/en/fees';
import type { Locale } from '@/content/locales';
import type { ReceiptLines } from './receipt-lines';
import { Text } from './text';

type ReceiptProps = {
  words: FeesWords['medicare']['receipt'];
  notes: CostWords['receipt']['notes'];
  lines: ReceiptLines;
  locale: Locale;
  className?: string;
};

/** The rebate as a receipt: fee, less what Medicare gives back, is what it costs. */
export function Receipt({ words, notes, lines, locale, className }: ReceiptProps) {
  return (
    <div className={clsx('receipt mx-auto w-full max-w-md text-base', className)}>
      <h3 className="text-center text-[1.4rem]">{lines.heading}</h3>
      <dl className="mt-6 space-y-4 tabular-nums">
        <Line label={words.fee} {...lines.fee} />
        <Line label={words.rebate} {...lines.rebate} />
        <Line
          label={words.outOfPocket}
          {...lines.cost}
          className="border-t-2 border-dashed border-current pt-4 font-semibold"
        />
      </dl>
      {/* All notes take the same room, so that the receipt keeps its length whichever is shown. */}
      <div className="mt-5 grid text-center text-[0.9375rem] leading-snug text-balance">
        {Object.entries(notes).map(([name, note]) => (
          <p
            key={name}
            aria-hidden={name !== lines.note}
            className={clsx('[grid-area:1/1]', name !== lines.note && 'invisible print:hidden')}
          >
            <Text locale={locale}>{note}</Text>
          </p>
        ))}
      </div>
    </div>
  );
}

type LineProps = { label: string; amount: string; detail?: string; className?: string };

function Line({ label, amount, detail, className }: LineProps) {
  return (
    <div className={clsx('flex flex-wrap items-baseline justify-between gap-x-4', className)}>
      <dt className="max-w-[60%]">{label}</dt>
      <dd className="ml-auto font-display text-[1.35rem] whitespace-nowrap">{amount}</dd>
      {detail && <dd className="w-full text-[0.9375rem] leading-snug opacity-80">{detail}</dd>}
    </div>
  );
}
