import clsx from 'clsx';
import { LampWindow } from '@/components/illustrations/lamp-window';
import { Closures } from '@/components/pages/contact/closures';
import { EnquiryForm } from '@/components/pages/contact/enquiry-form';
import { FirstQuestions } from '@/components/pages/contact/first-questions';
import { OfficeHours } from '@/components/pages/contact/office-hours';
import { OtherWays } from '@/components/pages/contact/other-ways';
import { PrivacyNotice } from '@/components/pages/contact/privacy-notice';
import { UnconnectedNotice } from '@/components/pages/contact/unconnected-notice';
import { VisitFacts } from '@/components/pages/contact/visit-facts';
import { Course } from '@/components/sections/course';
import { HourLine } from '@/components/sections/hour-line';
import { PageHeader } from '@/components/sections/page-header';
import { Portrait, PractitionerFacts } from '@/components/sections/practitioner';
import { SessionLanguages } from '@/components/sections/session-languages';
import { Filled, Text } from '@/components/sections/text';
import { Arrow } from '@/components/ui/arrow';
import { ButtonLink } from '@/components/ui/button';
import { Island } from '@/components/ui/island';
import { practice } from '@/content/practice';
import { calendarFor } from '@/facts/calendar/calendar';
import { today } from '@/facts/calendar/clock';
import { siteUrl } from '@/facts/origin';
import { phoneFromAbroad, phoneHref } from '@/facts/phone';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';

/** `/contact`: phone, place, hours, the enquiry form, and the practitioner's own website. */
export function ContactPage({ locale }: { locale: Locale }) {
  const { header, phone, location, hours, website, form, visit, privacy, toast, next } =
    wordsFor(locale).pages.contact;
  const { heading: formHeading, notice, emergency, intro, ...fields } = form;
  const endpoint = process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT;
  const { common, delivery } = wordsFor(locale);
  const voicemail = practice.voicemail && phone.voicemail[practice.voicemail];
  const heard =
    practice.voicemail === 'none'
      ? phone.voicemail.none
      : [phone.text, voicemail].filter(Boolean).join(' ');
  const call = { label: common.actions.call, href: phoneHref };
  const enquiry = (
    <section
      className={clsx(
        'rounded-card bg-card p-6 sm:p-10 lg:col-span-7 large-text:px-2 print:hidden',
        // Where it reaches nobody, the form does not stand out.
        endpoint && 'shadow-paper',
      )}
      aria-labelledby="enquiry"
    >
      <h2 id="enquiry">{formHeading}</h2>
      {endpoint ? (
        <>
          <p className="mt-3 max-w-text text-base font-semibold">
            <Text locale={locale}>{emergency}</Text>
          </p>
          <p className="mt-2 max-w-text text-base text-ink-soft">
            <Text locale={locale}>{intro}</Text>
          </p>
        </>
      ) : (
        <UnconnectedNotice words={notice} call={common.actions.call} locale={locale} />
      )}
      <Island
        name="enquiry-form"
        of={EnquiryForm}
        props={{
          words: fields,
          toast: endpoint ? toast : { ...toast, note: notice.text, link: call },
          delivery: endpoint ? { ...delivery, call } : undefined,
        }}
      />
      <PrivacyNotice
        words={privacy}
        locale={locale}
        service={endpoint ? new URL(endpoint, siteUrl).hostname : undefined}
      />
    </section>
  );
  return (
    <div>
      <PageHeader
        title={header.title}
        lead={header.lead}
        below={
          <section className="mt-7 max-sm:-mb-5">
            <h2 className="sr-only">{phone.heading}</h2>
            <div className="flex flex-wrap gap-3">
              <ButtonLink
                href={phoneHref}
                // Where the form reaches nobody, this is the one thing to do.
                look={endpoint ? 'quiet' : 'main'}
                className="min-h-14 w-full text-lead sm:w-auto sm:px-8"
              >
                {common.actions.call}
              </ButtonLink>
              {practice.booking && (
                <ButtonLink
                  href={practice.booking}
                  rel="noopener"
                  look="quiet"
                  className="min-h-14 w-full text-lead sm:w-auto sm:px-8 print:hidden"
                >
                  {phone.booking}
                  <span className="sr-only">({common.opensElsewhere})</span>
                  <Arrow />
                </ButtonLink>
              )}
            </div>
            {/* Before anybody waits for an answer. */}
            <div className="mt-5 text-base print:hidden">
              <HourLine locale={locale} />
            </div>
            <OtherWays words={phone} locale={locale} />
            <FirstQuestions words={visit.labels} locale={locale} />
            <div className="mt-4 max-w-text space-y-2 border-l-3 border-sun pl-4 text-base">
              <p>
                <Text locale={locale}>{phone.safety}</Text>
              </p>
              {locale !== 'en' && (
                <p className="text-ink-soft">
                  <Text locale={locale}>{common.crisis.interpreter}</Text>
                </p>
              )}
            </div>
          </section>
        }
        picture={
          <LampWindow
            sun
            className="by-hour aspect-card w-full rounded-card md:aspect-square lg:aspect-video print:hidden"
          />
        }
      />
      <div className="measure grid items-start gap-x-14 gap-y-14 lg:grid-cols-12">
        {enquiry}
        <div className="grid gap-10 sm:grid-cols-2 lg:col-span-5 lg:grid-cols-1 lg:gap-14">
          <section className="sm:row-span-3 lg:row-span-1">
            <h2 className={heading}>{hours.heading}</h2>
            <OfficeHours locale={locale} />
            <Closures
              heading={hours.closures}
              calendar={calendarFor(locale)}
              built={today()}
              locale={locale}
            />
          </section>

          <section>
            <h2 className={heading}>{location.heading}</h2>
            <p className="mt-4 font-display text-title">
              {[...(practice.address ? [practice.address] : []), ...location.lines].map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </p>
            <p className="mt-3 text-ink-soft">
              {!practice.address && `${location.onBooking} `}
              <Filled
                locale={locale}
                link={
                  <a href={phoneHref} className="crisis-number">
                    {phoneFromAbroad(practice.phone)}
                  </a>
                }
              >
                {location.text}
              </Filled>
            </p>
            <SessionLanguages locale={locale} className="mt-3 text-ink-soft" />
          </section>

          <section>
            <Portrait locale={locale} className="mb-4 aspect-4/5 w-40 rounded-card" />
            <PractitionerFacts locale={locale} className="mb-4" />
            <h2 className={heading}>{website.heading}</h2>
            <p className="mt-4 text-balance text-ink-soft">{website.text}</p>
            <a
              href={practice.ownWebsite}
              rel="noopener"
              className="group mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-clay-strong underline-offset-4 hover:underline"
            >
              {website.action}
              <span className="sr-only">({common.opensElsewhere})</span>
              <Arrow />
            </a>
          </section>
        </div>
      </div>

      <VisitFacts
        words={visit}
        first={[phone.otherWays, { title: phone.unanswered, text: heard }]}
        locale={locale}
      />

      {/* Below its steps stand the horizon's sun and cone. */}
      <section className="section evening bg-shell lg:pb-80 print:pb-3" aria-labelledby="next">
        {/* In front of the sky of the footer's horizon. */}
        <div className="relative measure">
          <h2 id="next">{next.heading}</h2>
          <Course locale={locale} entries={next.steps} className="mt-10" />
          <ButtonLink href={phoneHref} look="quiet" className="mt-10 max-sm:w-full print:hidden">
            {common.actions.call}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}

const heading =
  'border-b border-sand pb-2 font-text text-base font-semibold tracking-normal text-river';
