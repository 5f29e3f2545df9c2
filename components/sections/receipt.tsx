import clsx from 'clsx';
import type { FeesWords } from '@/content/en/fees';
import type { Facts } from '@/content/facts';

type ReceiptProps = { words: FeesWords['medicare']['receipt']; facts: Facts; className?: string };

/** The rebate as a receipt: fee, less what Medicare gives back, is what it costs. */
export function Receipt({ words, facts, className }: ReceiptProps) {
  return (
    <div className={clsx('receipt mx-auto w-full max-w-sm text-base', className)}>
      <h3 className="text-center text-[1.4rem]">{words.heading}</h3>
      <dl className="mt-6 space-y-3 tabular-nums">
        <Line label={words.fee} amount={facts.receipt.fee} />
        <Line label={words.rebate} amount={`−\u2009${facts.receipt.rebate}`} />
        <Line
          label={words.outOfPocket}
          amount={facts.receipt.outOfPocket}
          className="border-t-2 border-dashed border-current pt-4 font-semibold"
        />
      </dl>
      <p className="mt-5 text-center text-[0.9375rem]">{words.note}</p>
    </div>
  );
}

function Line({ label, amount, className }: { label: string; amount: string; className?: string }) {
  return (
    <div className={clsx('flex flex-wrap items-baseline justify-between gap-x-4', className)}>
      <dt className="max-w-[60%]">{label}</dt>
      <dd className="ml-auto font-display text-[1.35rem] whitespace-nowrap">{amount}</dd>
    </div>
  );
}
