import { costOf } from '@/facts/cost';
import { moneyFor } from '@/facts/money';
import type { SessionPlans, SessionRates } from '@/facts/values';
import { fill } from '@/languages/fill';
import { type Locale, locales } from '@/languages/locales';
import type { Words } from '@/words/words';

/** What a receipt says about somebody's plans, in the language of the page. */
export type ReceiptLines = {
  heading: string;
  fee: { label: string; amount: string; detail: string };
  rebate: { amount: string; detail: string };
  cost: { amount: string };
  /** Whether Medicare may give any of it back. What it gives is an upper limit, and what is left a lower one. */
  gives: 'some' | 'none';
  note: keyof Words['cost']['receipt']['notes'];
  /** All of it in one sentence. */
  summary: string;
};

export function receiptLines(
  plans: SessionPlans,
  rates: SessionRates,
  words: Words['cost'],
  locale: Locale,
): ReceiptLines {
  const { session, plan, sessions } = plans;
  const { rebatedSessions, ...cents } = costOf(plans, rates);
  const money = moneyFor(locales[locale].tag);
  const amount = (of: number) => money(of, true);
  const heading = counted(words.receipt.headings[session], sessions, locale);

  return {
    heading,
    fee: {
      label: counted(words.receipt.fee, sessions, locale),
      amount: amount(cents.paid),
      detail: counted(words.receipt.paid, sessions, locale, {
        amount: amount(rates.fee[session]),
      }),
    },
    rebate: {
      amount: rebatedSessions > 0 ? `−\u2009${amount(cents.back)}` : amount(0),
      detail:
        rebatedSessions > 0
          ? fill(words.receipt.comesBack, {
              count: rebatedSessions,
              amount: amount(rates.rebate),
            })
          : words.receipt.nothingBack,
    },
    cost: { amount: amount(cents.cost) },
    gives: rebatedSessions > 0 ? 'some' : 'none',
    note: noteOn(session, plan, sessions > rebatedSessions),
    summary: fill(words.summary, {
      heading,
      paid: amount(cents.paid),
      back: amount(cents.back),
      cost: amount(cents.cost),
    }),
  };
}

function noteOn(
  session: SessionPlans['session'],
  plan: boolean,
  beyond: boolean,
): ReceiptLines['note'] {
  if (session !== 'individual') return session;
  if (!plan) return 'noPlan';
  return beyond ? 'beyond' : 'plan';
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
