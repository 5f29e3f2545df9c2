import { costOf, type SessionPlans, type SessionRates } from '@/facts/cost';
import { moneyFor } from '@/facts/money';
import { fill } from '@/languages/fill';
import { type Locale, locales } from '@/languages/locales';
import type { Words } from '@/words/words';

export type ReceiptLines = {
  heading: string;
  /** The last is what it costs. Without a rebate it is the only one. */
  rows: { label: string; amount: string; detail?: string }[];
  /** One of `receipt.notes`. */
  note: string;
  /** The same in one sentence, for screen readers. */
  summary: string;
};

/** What a receipt says about somebody's plans, in the language of the page. */
export function receiptLines(
  plans: SessionPlans,
  rates: SessionRates,
  words: Words['cost'],
  locale: Locale,
): ReceiptLines {
  const { session, sessions } = plans;
  const { receipt, summary } = words;
  const { rebatedSessions, ...cents } = costOf(plans, rates);
  const money = moneyFor(locales[locale].tag);
  const amount = (of: number) => money(of, true);
  const paid = amount(cents.paid);
  const back = amount(cents.back);
  const cost = amount(cents.cost);
  const heading = counted(receipt.headings[session], sessions, locale);
  const fee = {
    label: counted(receipt.fee, sessions, locale),
    amount: paid,
    detail: counted(receipt.paid, sessions, locale, { amount: amount(rates.fee[session]) }),
  };
  if (rebatedSessions === 0)
    return {
      heading,
      rows: [fee],
      note: receipt.notes.noPlan,
      summary: fill(summary.none, { heading, paid }),
    };
  // What Medicare gives is an upper limit, and what is left a lower one.
  const rebate = {
    label: receipt.rebate,
    amount: `−\u2009${back}`,
    detail: counted(receipt.comesBack, rebatedSessions, locale, { amount: amount(rates.rebate) }),
  };
  return {
    heading,
    rows: [fee, rebate, { label: receipt.outOfPocket, amount: cost }],
    note: sessions > rebatedSessions ? receipt.notes.beyond : receipt.notes.plan,
    summary: fill(summary.some, { heading, paid, back, cost }),
  };
}

/** A wording for one or for several, with the number and other values set into it: `6 sessions`. */
export function counted(
  words: { one: string; other: string },
  count: number,
  locale: Locale,
  values: Record<string, string> = {},
): string {
  const one = new Intl.PluralRules(locales[locale].tag).select(count) === 'one';
  return fill(one ? words.one : words.other, { count, ...values });
}
