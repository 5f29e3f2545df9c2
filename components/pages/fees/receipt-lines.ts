import { costOf, type SessionPlans, type SessionRates } from '@/facts/cost';
import { moneyFor } from '@/facts/money';
import { fill } from '@/languages/fill';
import { type Locale, locales } from '@/languages/locales';
import type { Words } from '@/words/words';

export type ReceiptLines = ReturnType<typeof receiptLines>;

/** What a receipt says about somebody's plans, in the language of the page. */
export function receiptLines(
  plans: SessionPlans,
  rates: SessionRates,
  words: Words['cost'],
  locale: Locale,
) {
  const { session, plan, sessions } = plans;
  const { rebatedSessions, ...cents } = costOf(plans, rates);
  const money = moneyFor(locales[locale].tag);
  const amount = (of: number) => money(of, true);
  const paid = amount(cents.paid);
  const back = amount(cents.back);
  const cost = amount(cents.cost);
  const heading = counted(words.receipt.headings[session], sessions, locale);
  const gives = rebatedSessions > 0;
  return {
    heading,
    fee: {
      label: counted(words.receipt.fee, sessions, locale),
      amount: paid,
      detail: counted(words.receipt.paid, sessions, locale, {
        amount: amount(rates.fee[session]),
      }),
    },
    rebate: {
      amount: gives ? `−\u2009${back}` : back,
      detail: gives
        ? fill(words.receipt.comesBack, { count: rebatedSessions, amount: amount(rates.rebate) })
        : words.receipt.nothingBack,
    },
    cost: { amount: cost },
    /** Whether Medicare may give any of it back. What it gives is an upper limit, and what is left a lower one. */
    gives: gives ? ('some' as const) : ('none' as const),
    note: noteOn(session, plan, sessions > rebatedSessions),
    summary: fill(words.summary, { heading, paid, back, cost }),
  };
}

function noteOn(
  session: SessionPlans['session'],
  plan: boolean,
  beyond: boolean,
): keyof Words['cost']['receipt']['notes'] {
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
