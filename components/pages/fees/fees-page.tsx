import { CostCalculator } from '@/components/pages/fees/cost-calculator';
import { FeesTable } from '@/components/pages/fees/fees-table';
import { NoticeTimeline } from '@/components/pages/fees/notice-timeline';
import { Receipt } from '@/components/pages/fees/receipt';
import { receiptLines } from '@/components/pages/fees/receipt-lines';
import { BookOrCall, CallToAction } from '@/components/sections/call-to-action';
import { PageHeader } from '@/components/sections/page-header';
import { PrivacyLink } from '@/components/sections/privacy-link';
import { Filled, Text } from '@/components/sections/text';
import { Entries, Paragraphs } from '@/components/sections/text-blocks';
import { Island } from '@/components/ui/island';
import { TextLink } from '@/components/ui/text-link';
import { practice } from '@/content/practice';
import { hasRebates, ownText, rates } from '@/facts/values';
import type { Locale } from '@/languages/locales';
import { localePath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { wordsFor } from '@/words/words';

/** What the receipt at the top shows: one individual session with a plan (docs/specification.md 4.4). */
const oneSession = { session: 'individual', plan: true, sessions: 1 } as const;
/** What the calculator begins with: as many of them as Medicare gives a rebate for in a year. */
const aYear = { ...oneSession, sessions: rates.rebatedSessionsPerYear };

/** `/fees`: what a session costs, what Medicare and funds give back, and the cancellation rule. */
export function FeesPage({ locale }: { locale: Locale }) {
  const { common, cost, pages } = wordsFor(locale);
  const { fees: words } = pages;
  const { header, table, payment, medicare, privateHealth, cancellation, hardship, where } = words;
  const first = receiptLines(oneSession, rates, cost, locale);
  return (
    <div className="group/fees">
      <PageHeader
        title={header.title}
        lead={header.lead}
        // On phones and tablets the receipt comes first, and the bar has the same two: it does not wait for these.
        below={
          <>
            <p className="mt-5 max-w-text text-base">
              <Text locale={locale}>{common.medicareCondition}</Text>
            </p>
            <BookOrCall locale={locale} className="mt-8 max-lg:hidden print:hidden" />
          </>
        }
        aside={
          hasRebates && (
            // On paper stands this one, or what a visitor has worked out.
            <div className="max-w-sm md:not-print:ml-auto group-has-data-changed/fees:print:hidden">
              <Receipt words={medicare.receipt} lines={first} locale={locale} heading="h2" stub />
              <p className="mt-4 text-note text-ink-soft">
                <Text locale={locale}>{cost.receipt.notes[first.note]}</Text>
              </p>
            </div>
          )
        }
      />

      <section className="measure pb-20 lg:pb-28" aria-labelledby="sessions">
        <h2 id="sessions">{table.heading}</h2>
        <FeesTable words={table} locale={locale} />
        {practice.gst && <p className="mt-4 text-base text-ink-soft">{table.gst[practice.gst]}</p>}
        <div className="mt-16 grid items-start gap-x-14 gap-y-8 md:grid-cols-2">
          <div>
            <h2>{payment.heading}</h2>
            <p className="mt-2 font-semibold">{payment.ways.join(' · ')}</p>
            <p className="mt-2 max-w-text text-ink-soft">
              <Text locale={locale}>{payment.text}</Text>{' '}
              <Text locale={locale}>
                {ownText(practice.visit?.receipts, locale) ?? payment.receipts}
              </Text>{' '}
              <Filled locale={locale} link={<PrivacyLink locale={locale} />}>
                {payment.shown}
              </Filled>
            </p>
          </div>
          <div>
            <h2>{where.heading}</h2>
            <p className="mt-3 max-w-text text-ink-soft">
              <Text locale={locale}>{where.text}</Text>
            </p>
          </div>
        </div>
      </section>

      {hasRebates && (
        <section className="bg-band" aria-labelledby="rebate">
          <div className="night measure section grid gap-x-14 gap-y-12 lg:grid-cols-12">
            <div className="lg:col-span-7">
              <h2 id="rebate">{medicare.heading}</h2>
              <Paragraphs locale={locale} paragraphs={medicare.paragraphs} className="mt-5" />
              <Entries look="rows" locale={locale} entries={medicare.steps} className="mt-10" />
            </div>
            <div className="lg:col-span-5">
              <Island
                name="cost-calculator"
                of={CostCalculator}
                props={{
                  words: cost,
                  receipt: medicare.receipt,
                  rates,
                  locale,
                  initial: { plans: aYear, lines: receiptLines(aYear, rates, cost, locale) },
                }}
              />
            </div>
          </div>
        </section>
      )}

      <section className="measure section" aria-labelledby="cancellation">
        <h2 id="cancellation">{cancellation.heading}</h2>
        <p className="mt-5 max-w-text text-balance text-ink-soft">
          <Text locale={locale}>{cancellation.intro}</Text>
        </p>
        <NoticeTimeline words={cancellation} />
      </section>

      <section className="measure grid gap-y-8 pb-20 md:grid-cols-2 lg:pb-32">
        <div className="border-t border-sand pt-6 md:mr-8">
          <h2>{privateHealth.heading}</h2>
          <p className="mt-3 max-w-text text-ink-soft">
            <Text locale={locale}>{privateHealth.text}</Text>
          </p>
        </div>
        <div className="border-t border-sand pt-6">
          <h2>{hardship.heading}</h2>
          <p className="mt-3 max-w-text text-ink-soft">
            <Text locale={locale}>{hardship.text}</Text>
          </p>
          <TextLink href={localePath(pagePaths.contact, locale)} className="mt-3 print:hidden">
            {hardship.action}
          </TextLink>
        </div>
      </section>

      <CallToAction locale={locale} {...words.callToAction} />
    </div>
  );
}
