import { CallToAction } from '@/components/sections/call-to-action';
import { CostCalculator } from '@/components/sections/cost-calculator';
import { PageHeader } from '@/components/sections/page-header';
import { receiptLines } from '@/components/sections/receipt-lines';
import { Text } from '@/components/sections/text';
import { Entries, Paragraphs } from '@/components/sections/text-blocks';
import { TextLink } from '@/components/ui/text-link';
import { factsFor, rates, sessionKinds } from '@/content/facts';
import type { Locale } from '@/content/locales';
import { localePath, pagePaths } from '@/content/site-map';
import { wordsFor } from '@/content/words';

/** What the receipt shows first: the rebate as specified (spec.md, section 9). */
const oneSession = { session: 'individual', plan: true, sessions: 1 } as const;

/** `/fees`: what a session costs, what Medicare and funds give back, and the cancellation rule. */
export function FeesPage({ locale }: { locale: Locale }) {
  const { cost, fees: words } = wordsFor(locale);
  const { header, table, payment, medicare, privateHealth, cancellation, hardship, where } = words;
  const facts = factsFor(locale);
  return (
    <>
      <PageHeader title={header.title} lead={header.lead} />

      <section
        className="measure grid gap-x-14 gap-y-10 pb-20 lg:grid-cols-12 lg:pb-28"
        aria-labelledby="sessions"
      >
        <div className="lg:col-span-8">
          <h2 id="sessions">{table.heading}</h2>
          <table className="fees-table mt-6 w-full text-left">
            <caption className="pb-3 text-left text-base text-ink-soft">{table.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{table.columns.session}</th>
                <th scope="col">{table.columns.length}</th>
                <th scope="col">{table.columns.fee}</th>
                <th scope="col">{table.columns.afterRebate}</th>
              </tr>
            </thead>
            <tbody>
              {sessionKinds.map((session) => (
                <tr key={session}>
                  <th scope="row">
                    <span className="block font-display text-[1.35rem] leading-tight font-normal">
                      {table.rows[session].name}
                    </span>
                    <span className="mt-1 block text-base leading-snug font-normal text-ink-soft">
                      {table.rows[session].note}
                    </span>
                  </th>
                  <td data-label={table.columns.length}>{facts.length[session]}</td>
                  <td
                    data-label={table.columns.fee}
                    className="font-display text-[1.6rem] leading-tight"
                  >
                    {facts.fee[session]}
                  </td>
                  <td data-label={table.columns.afterRebate}>{table.rows[session].afterRebate}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className="space-y-8 lg:col-span-4 lg:pt-16">
          <div className="rounded-card bg-shell p-7">
            <h2 className="text-[1.5rem]">{payment.heading}</h2>
            <p className="mt-2">{payment.text}</p>
            <ul className="mt-4 flex flex-wrap gap-2 text-base">
              {payment.ways.map((way) => (
                <li key={way} className="rounded-full bg-card px-4 py-1.5">
                  {way}
                </li>
              ))}
            </ul>
          </div>
          <div className="px-7">
            <h2 className="text-[1.5rem]">{where.heading}</h2>
            <p className="mt-2 text-base text-ink-soft">{where.text}</p>
          </div>
        </div>
      </section>

      <section className="bg-band" aria-labelledby="rebate">
        <div className="night measure section grid items-start gap-x-14 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <h2 id="rebate">{medicare.heading}</h2>
            <Paragraphs locale={locale} paragraphs={medicare.paragraphs} className="mt-6" />
            <Entries look="rows" locale={locale} entries={medicare.steps} className="mt-10" />
          </div>
          <div className="lg:col-span-5">
            <CostCalculator
              words={cost}
              receipt={medicare.receipt}
              rates={rates}
              locale={locale}
              initial={{ plans: oneSession, lines: receiptLines(oneSession, rates, cost, locale) }}
            />
          </div>
        </div>
      </section>

      <section className="measure section" aria-labelledby="cancellation">
        <h2 id="cancellation">{cancellation.heading}</h2>
        <p className="mt-4 max-w-[58ch] text-ink-soft">{cancellation.intro}</p>
        <ol className="timeline mt-10">
          <li className="timeline-free">
            <h3>{cancellation.early.title}</h3>
            <p className="mt-1 text-ink-soft">{cancellation.early.text}</p>
          </li>
          <li className="timeline-full">
            <h3>{cancellation.late.title}</h3>
            <p className="mt-1 text-ink-soft">{cancellation.late.text}</p>
          </li>
          <li className="timeline-now">
            <h3>{cancellation.now}</h3>
          </li>
        </ol>
        <p className="mt-8 max-w-[62ch]">
          <strong className="font-semibold">{cancellation.emergency.title}.</strong>{' '}
          <span className="text-ink-soft">{cancellation.emergency.text}</span>
        </p>
      </section>

      <section className="measure grid gap-6 pb-20 lg:grid-cols-12 lg:pb-32">
        <div className="rounded-card bg-shell p-8 lg:col-span-5 lg:p-10">
          <h2 className="text-[1.9rem]">{privateHealth.heading}</h2>
          <p className="mt-3 text-ink-soft">
            <Text locale={locale}>{privateHealth.text}</Text>
          </p>
        </div>
        <div className="rounded-card border-2 border-glass p-8 lg:col-span-7 lg:p-10">
          <h2 className="text-[1.9rem]">{hardship.heading}</h2>
          <p className="mt-3 max-w-[58ch] text-ink-soft">{hardship.text}</p>
          <TextLink href={localePath(pagePaths.contact, locale)} className="mt-3">
            {hardship.action}
          </TextLink>
        </div>
      </section>

      <CallToAction locale={locale} {...words.callToAction} />
    </>
  );
}
