'use client';

import './cost-calculator.css';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { MarkedWords } from '@/components/sections/marked-words';
import { Tick } from '@/components/ui/tick';
import type { SessionPlans, SessionRates } from '@/facts/cost';
import type { SessionKind } from '@/facts/services';
import type { Locale } from '@/languages/locales';
import type { Words } from '@/words/words';
import { Receipt } from './receipt';
import { counted, type ReceiptLines, receiptLines } from './receipt-lines';

type CostCalculatorProps = {
  words: Words['cost'];
  rates: SessionRates;
  locale: Locale;
  /** What it begins with, worded when the site is built, so that no browser has to repeat it. */
  initial: { plans: SessionPlans; lines: ReceiptLines };
};

/** Where the slider ends: three months of weekly sessions, and with a plan a session a fortnight all year round. */
const most = { withoutPlan: 12, withPlan: 20 };
/** Milliseconds after the last change until a screen reader reads the result out. */
const pause = 800;

/** What a year's sessions cost somebody, and the receipt for it. */
export function CostCalculator({ words, rates, locale, initial }: CostCalculatorProps) {
  const [changed, setChanged] = useState<SessionPlans>();
  const [announcement, setAnnouncement] = useState('');
  // Read as it is first rendered: React makes a form anew whose words a browser has translated.
  const [before] = useState(chosenBefore);
  const plans = changed ?? initial.plans;
  const lines = changed ? receiptLines(changed, rates, words, locale) : initial.lines;

  useEffect(() => {
    const { session, plan, sessions } = initial.plans;
    if (before?.session !== session || before.plan !== plan || before.sessions !== sessions)
      setChanged(before);
  }, [initial, before]);

  useEffect(() => {
    if (!changed) return;
    const timer = window.setTimeout(() => setAnnouncement(lines.summary), pause);
    return () => window.clearTimeout(timer);
  }, [changed, lines.summary]);

  const rebated = ({ session }: SessionPlans) => rates.rebated.includes(session);
  const mostSessions = (of: SessionPlans) =>
    // With a plan it goes well beyond the sessions that have a rebate.
    of.plan && rebated(of)
      ? Math.max(most.withPlan, 2 * rates.rebatedSessionsPerYear)
      : most.withoutPlan;
  const choose = (change: Partial<SessionPlans>) => {
    const next = { ...plans, ...change };
    setChanged({ ...next, sessions: Math.min(next.sessions, mostSessions(next)) });
  };
  const count = counted(words.count, plans.sessions, locale);
  const withPlan = plans.plan && rebated(plans);
  const end = mostSessions(plans);

  return (
    // Otherwise Firefox would restore a former visit's choices, beside a receipt for the default ones.
    <form
      id={id}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      className="noscript:hidden print:hidden"
    >
      <fieldset className="relative min-w-0 space-y-4 rounded-card bg-glass p-6 pb-16 sm:px-8 large-text:px-2">
        <legend className="float-left mb-4 w-full font-display text-title">{words.heading}</legend>
        <fieldset className="clear-both min-w-0">
          <legend className={label}>{words.session.legend}</legend>
          <div className="mt-2 flex flex-wrap gap-1 rounded-card bg-card p-1 narrow:flex-col">
            {(Object.keys(rates.fee) as SessionKind[]).map((session) => (
              <label key={session} className={clsx(option, chosen, focused)}>
                <input
                  type="radio"
                  name="session"
                  value={session}
                  checked={plans.session === session}
                  onChange={() => choose({ session })}
                  className="sr-only"
                />
                {words.session.options[session]}
              </label>
            ))}
          </div>
        </fieldset>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the tick is a checkbox. */}
        <label
          className={clsx(
            'flex min-h-11 items-center gap-3 text-base leading-snug',
            // A plan gives nothing for others.
            rebated(plans) ? 'cursor-pointer' : 'cursor-not-allowed opacity-60',
          )}
        >
          <Tick
            name="plan"
            checked={withPlan}
            disabled={!rebated(plans)}
            onChange={({ target }) => choose({ plan: target.checked })}
          />
          <span>
            <MarkedWords locale={locale} island>
              {words.plan}
            </MarkedWords>
          </span>
        </label>
        <div>
          <label htmlFor="planned-sessions" className={label}>
            {words.count.label}
          </label>
          {/* On a phone the receipt is out of the window while a control is used. */}
          <p
            aria-hidden="true"
            className="flex flex-wrap justify-between gap-x-4 font-display text-title tabular-nums narrow:flex-col"
          >
            <span>{count}</span>
            <span translate="no">{lines.rows.at(-1)?.amount}</span>
          </p>
          <input
            id="planned-sessions"
            name="sessions"
            type="range"
            min={1}
            max={end}
            value={plans.sessions}
            aria-valuetext={count}
            onChange={({ target }) => choose({ sessions: target.valueAsNumber })}
            className="cost-calculator-slider mt-1 block h-11 w-full cursor-pointer accent-clay"
          />
          {/* Each number stands below the middle of the thumb at it: the thumb is 28 px wide. */}
          <div className="mt-2 px-3.5">
            <svg aria-hidden="true" className="h-5 w-full overflow-visible fill-current text-base">
              {[...new Set([1, ...(withPlan ? [rates.rebatedSessionsPerYear] : []), end])].map(
                (at) => (
                  <text key={at} x={`${(100 * (at - 1)) / (end - 1)}%`} y="14" textAnchor="middle">
                    {at}
                  </text>
                ),
              )}
            </svg>
          </div>
        </div>
        <span className="absolute inset-x-2 bottom-7 mx-auto h-2.5 max-w-116 rounded-full bg-band narrow:inset-x-1 sm:inset-x-3" />
      </fieldset>
      <output className="sr-only">{announcement}</output>
      <div className="relative -mt-8 px-4 narrow:px-2 sm:px-5">
        <Receipt lines={lines} notes={Object.values(words.receipt.notes)} as="h2" locale={locale} />
      </div>
    </form>
  );
}

const id = 'calculator';

/** What was chosen in the form before React was there. */
function chosenBefore(): SessionPlans | undefined {
  const form = globalThis.document?.querySelector<HTMLFormElement>(`#${id}`);
  if (!form) return undefined;
  const chosen = new FormData(form);
  return {
    session: chosen.get('session') as SessionKind,
    plan: chosen.has('plan'),
    sessions: Number(chosen.get('sessions')),
  };
}

const label = 'text-base font-semibold';
const option =
  'flex min-h-11 grow cursor-pointer items-center justify-center rounded-full px-2 text-center text-base leading-tight';
const chosen =
  'has-checked:bg-ink has-checked:font-semibold has-checked:text-paper forced-colors:has-checked:border-2';
const focused =
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-river';
