import type { ReactNode } from 'react';
import { Accepts } from '@/components/pages/fees/accepts';
import { CostCalculator } from '@/components/pages/fees/cost-calculator';
import { FeesTable } from '@/components/pages/fees/fees-table';
import { NoticeTimeline } from '@/components/pages/fees/notice-timeline';
import { Receipt } from '@/components/pages/fees/receipt';
import { receiptLines } from '@/components/pages/fees/receipt-lines';
import { Referrers } from '@/components/pages/fees/referrers';
import { BookOrCall, CallToAction } from '@/components/sections/call-to-action';
import { Course } from '@/components/sections/course';
import { IslandNotices } from '@/components/sections/island-notices';
import { LinkedParagraphs, LinkedText } from '@/components/sections/linked-text';
import { OwnersWords } from '@/components/sections/owners-words';
import { SessionLanguages } from '@/components/sections/session-languages';
import { Columns } from '@/components/sections/text-blocks';
import { Island } from '@/components/ui/island';
import { TextLink } from '@/components/ui/text-link';
import { practice } from '@/content/practice';
import { hasFunds, hasRebates, ratesOf } from '@/facts/rates';
import type { Locale } from '@/languages/locales';
import { pagePath } from '@/routing/pages';
import { wordsFor } from '@/words/words';

const oneSession = { session: 'individual', plan: true, sessions: 1 } as const;

export function FeesPage({ locale }: { locale: Locale }) {
  const { common, cost, pages } = wordsFor(locale);
  const { fees: words } = pages;
  const { header, table, payment, privateHealth, cancellation, hardship, where } = words;
  const rates = ratesOf(practice);
  // Most counsellors are not registered with Medicare: the calculator begins with a plan where this one says so.
  const first = { ...oneSession, plan: practice.medicare.practitionerRegistered === true };
  return (
    <div>
      <div className="page-width grid items-start gap-x-14 gap-y-8 pt-6 pb-16 lg:grid-cols-12 lg:pt-10 lg:pb-24 print:block">
        <div className="lg:col-span-7">
          <h1>{header.title}</h1>
          <p className="mt-4 max-w-text text-lead text-ink-soft print:mt-2 print:text-base">
            {header.lead}
          </p>
          <SessionLanguages locale={locale} className="mt-4 text-base font-semibold print:mt-2" />
          <FeesTable locale={locale} />
          {practice.gst && (
            <p className="mt-3 text-base text-ink-soft">{table.gst[practice.gst]}</p>
          )}
          {!hasRebates(practice) && (
            <p className="mt-6 max-w-text text-base print:mt-3">
              <LinkedText locale={locale}>{common.medicareCondition}</LinkedText>
            </p>
          )}
          {/* On phones and tablets the bar has the same two. */}
          <BookOrCall locale={locale} className="mt-8 max-lg:hidden print:hidden" />
        </div>
        {hasRebates(practice) && (
          <div className="w-full max-w-lg lg:col-span-5">
            <Island
              name="cost-calculator"
              of={CostCalculator}
              props={{
                words: cost,
                rates,
                locale,
                initial: { plans: first, lines: receiptLines(first, rates, cost, locale) },
              }}
              notices={<IslandNotices locale={locale} late={cost.late} />}
            />
          </div>
        )}
      </div>

      {hasRebates(practice) && <Rebate locale={locale} />}

      <section className="page-width section" aria-labelledby="cancellation">
        <h2 id="cancellation">{cancellation.heading}</h2>
        <p className="mt-5 max-w-text text-balance text-ink-soft">
          <LinkedText locale={locale}>{cancellation.intro}</LinkedText>
        </p>
        <NoticeTimeline words={cancellation} />
      </section>

      <div className="page-width pb-20 lg:pb-32 print:grid print:grid-cols-2 print:gap-x-8">
        <Part heading={payment.heading}>
          <p className="font-semibold text-ink">{payment.ways.join(' · ')}</p>
          <p>
            <LinkedText locale={locale}>{payment.text}</LinkedText>{' '}
            {practice.visit?.receipts ? (
              <OwnersWords locale={locale} text={practice.visit.receipts} />
            ) : (
              <LinkedText locale={locale}>{payment.receipts}</LinkedText>
            )}{' '}
            <LinkedText locale={locale}>{payment.shown}</LinkedText>
          </p>
          <Accepts locale={locale} />
        </Part>
        {hasFunds(practice) && (
          <Part heading={privateHealth.heading}>
            <LinkedParagraphs locale={locale}>{privateHealth.sentences.join(' ')}</LinkedParagraphs>
          </Part>
        )}
        {practice.online && (
          <Part heading={where.heading}>
            <LinkedParagraphs locale={locale}>{where.text}</LinkedParagraphs>
          </Part>
        )}
        <Part heading={hardship.heading}>
          <LinkedParagraphs locale={locale}>{hardship.text}</LinkedParagraphs>
          <TextLink href={`${pagePath('contact', locale)}#reduced-fee`} className="print:hidden">
            {hardship.action}
          </TextLink>
        </Part>
        <Part id="refer" heading={words.referrers.heading}>
          <Referrers locale={locale} />
        </Part>
      </div>

      <CallToAction locale={locale} {...words.callToAction} />
    </div>
  );
}

function Rebate({ locale }: { locale: Locale }) {
  const { common, cost, pages } = wordsFor(locale);
  const { heading, paragraphs, extended, steps } = pages.fees.medicare;
  const { individual, couples, check } = paragraphs;
  const { extendedSessions: rebated } = practice.medicare;
  const answered = rebated ? extended.rebated : extended.unrebated;
  const onExtended = rebated === undefined ? extended.ask : answered;
  const rebates = practice.fees.extended ? `${couples} ${onExtended}` : couples;
  const lines = receiptLines(oneSession, ratesOf(practice), cost, locale);
  return (
    <section className="bg-band" aria-labelledby="rebate">
      <div className="night page-width section grid gap-x-between gap-y-5 lg:grid-cols-five-seven print:grid-cols-five-seven print:gap-x-6">
        <h2 id="rebate" className="lg:col-span-full">
          {heading}
        </h2>
        <div className="lg:col-span-full print:row-span-2">
          <Columns
            locale={locale}
            paragraphs={[common.medicareCondition, individual, rebates, check]}
          />
        </div>
        {/* Where scripts run, the calculator has one. */}
        <div className="not-noscript:not-print:hidden">
          <Receipt lines={lines} notes={[lines.note]} as="h3" locale={locale} />
        </div>
        <Course
          locale={locale}
          entries={steps}
          className="col-span-full mt-5 lg:mt-9 print:mt-2 print:gap-y-2"
        />
      </div>
    </section>
  );
}

type PartProps = { heading: string; id?: string; children: ReactNode };

/** A part of a few lines: where there is room, its heading stands beside them. */
function Part({ heading, id, children }: PartProps) {
  return (
    <section
      id={id}
      className="grid gap-y-2 py-5 lg:grid-cols-five-seven lg:gap-x-between print:block print:break-inside-avoid print:py-3"
    >
      <h2 className="text-title">{heading}</h2>
      <div className="max-w-text space-y-2 text-ink-soft">{children}</div>
    </section>
  );
}
