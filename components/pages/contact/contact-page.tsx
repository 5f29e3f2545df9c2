import type { ReactNode } from 'react';
import { LampWindow } from '@/components/illustrations/lamp-window';
import { Enquiry } from '@/components/pages/contact/enquiry';
import { OfficeHours } from '@/components/pages/contact/office-hours';
import { OtherWays } from '@/components/pages/contact/other-ways';
import { VisitFacts } from '@/components/pages/contact/visit-facts';
import { Course } from '@/components/sections/course';
import { HourLine } from '@/components/sections/hour-line';
import { Intake } from '@/components/sections/intake';
import { MarkedWords } from '@/components/sections/marked-words';
import { OwnersWords } from '@/components/sections/owners-words';
import { PageHeader } from '@/components/sections/page-header';
import { Portrait, PractitionerFacts } from '@/components/sections/practitioner';
import { SessionLanguages } from '@/components/sections/session-languages';
import { Filled } from '@/components/sections/text';
import { Arrow } from '@/components/ui/arrow';
import { ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { practice } from '@/content/practice';
import { phoneFromAbroad, phoneHref } from '@/facts/phone';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';

export function ContactPage({ locale }: { locale: Locale }) {
  const { common, pages } = wordsFor(locale);
  const { header, hours, location, website, visit, next } = pages.contact;
  const address = [practice.address, ...location.lines].filter((line) => line !== undefined);
  return (
    <div>
      <PageHeader
        title={header.title}
        lead={header.lead}
        picture={
          practice.practitioner?.portrait ? (
            <Portrait
              locale={locale}
              className="aspect-4/3 w-full rounded-card md:aspect-square lg:aspect-4/3 print:hidden"
            />
          ) : (
            <LampWindow
              byHour
              className="by-hour aspect-card w-full rounded-card md:aspect-square lg:aspect-video print:hidden"
            />
          )
        }
      >
        <Phone locale={locale} />
      </PageHeader>

      <div className="measure grid items-start gap-14 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Enquiry locale={locale} />
        </div>
        <div className="grid gap-10 sm:grid-cols-2 lg:col-span-5 lg:grid-cols-1">
          <Part heading={hours.heading} className="sm:row-span-2 lg:row-span-1">
            <OfficeHours locale={locale} />
          </Part>
          <Part heading={location.heading}>
            <p className="mt-3 font-display text-title">
              {address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </p>
            <p className="mt-2 text-base text-ink-soft">
              {!practice.address && `${location.onBooking} `}
              <Filled
                locale={locale}
                link={
                  <a href={phoneHref} translate="no" className="crisis-number">
                    {phoneFromAbroad(practice.phone)}
                  </a>
                }
              >
                {location.text}
              </Filled>
            </p>
            <SessionLanguages locale={locale} className="mt-2 text-base text-ink-soft" />
          </Part>
          <Part heading={website.heading}>
            <TextLink href={practice.ownWebsite} rel="noopener" className="mt-1">
              {website.action} <span className="sr-only">({common.opensElsewhere})</span>
            </TextLink>
          </Part>
        </div>
      </div>

      <VisitFacts words={visit} first={answering(locale)} locale={locale} />

      {/* Below its steps stand the horizon's sun and cone. */}
      <section className="section evening bg-shell lg:pb-80 print:pb-3" aria-labelledby="next">
        {/* In front of the sky of the footer's horizon. */}
        <div className="relative measure">
          <h2 id="next">{next.heading}</h2>
          <Course locale={locale} entries={next.steps} className="mt-10" />
        </div>
      </section>
    </div>
  );
}

function Phone({ locale }: { locale: Locale }) {
  const { common, pages } = wordsFor(locale);
  const { phone, visit } = pages.contact;
  const large = 'min-h-14 w-full text-lead sm:w-auto sm:px-8';
  return (
    <section className="mt-7">
      <h2 className="sr-only">{phone.heading}</h2>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={phoneHref} className={large}>
          <MarkedWords locale={locale}>{common.actions.call}</MarkedWords>
        </ButtonLink>
        {practice.booking && (
          <ButtonLink
            href={practice.booking}
            rel="noopener"
            look="quiet"
            className={`${large} print:hidden`}
          >
            {phone.booking}
            <span className="sr-only">({common.opensElsewhere})</span>
            <Arrow />
          </ButtonLink>
        )}
      </div>
      <div className="mt-5 text-base print:hidden">
        <HourLine locale={locale} />
      </div>
      <OtherWays words={phone} locale={locale} />
      <Intake locale={locale} className="mt-4 max-w-text space-y-1 text-base">
        {practice.visit?.training && (
          <p>
            <strong className="font-semibold">{visit.labels.training}:</strong>{' '}
            <OwnersWords locale={locale} text={practice.visit.training} />
          </p>
        )}
      </Intake>
      <PractitionerFacts locale={locale} className="mt-6" />
    </section>
  );
}

function answering(locale: Locale) {
  const { otherWays, unanswered, text, voicemail } = wordsFor(locale).pages.contact.phone;
  const heard = practice.voicemail && voicemail[practice.voicemail];
  return [
    otherWays,
    {
      title: unanswered,
      text:
        practice.voicemail === 'none' ? voicemail.none : [text, heard].filter(Boolean).join(' '),
    },
  ];
}

type PartProps = { heading: string; className?: string; children: ReactNode };

function Part({ heading, className, children }: PartProps) {
  return (
    <section className={className}>
      <h2 className="border-b border-sand pb-2 text-title">{heading}</h2>
      {children}
    </section>
  );
}
