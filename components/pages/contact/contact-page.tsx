import clsx from 'clsx';
import type { ReactNode } from 'react';
import { DrawingFile } from '@/components/illustrations/drawing-file';
import { Enquiry } from '@/components/pages/contact/enquiry';
import { OfficeHours } from '@/components/pages/contact/office-hours';
import { VisitFacts } from '@/components/pages/contact/visit-facts';
import { Ways } from '@/components/pages/contact/ways';
import { Course } from '@/components/sections/course';
import { decidingFacts, NamedLines } from '@/components/sections/deciding-facts';
import { HourLine } from '@/components/sections/hour-line';
import { Intake } from '@/components/sections/intake';
import { LinkedText, TextWithLink } from '@/components/sections/linked-text';
import { OwnersWords } from '@/components/sections/owners-words';
import { OwnSentence, Portrait, PractitionerFacts } from '@/components/sections/practitioner';
import { SessionLanguages } from '@/components/sections/session-languages';
import { TextLink } from '@/components/ui/text-link';
import { practice } from '@/content/practice';
import { intake } from '@/facts/intake';
import { phoneForDialler, phoneFromAbroad } from '@/facts/phone';
import type { Locale } from '@/languages/locales';
import { pagePath } from '@/routing/pages';
import { wordsFor } from '@/words/words';

type Part = { locale: Locale };

const isBooking = () => intake(practice) === 'booking';

/** A search on a map, which a phone opens in its app (developers.google.com/maps/documentation/urls). */
const mapOf = (address: readonly string[]) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.join(', '))}`;

/** A telephone first. The form follows at once where it is delivered, and else stands last. */
export function ContactPage({ locale }: Part) {
  const { next } = wordsFor(locale).pages.contact;
  const delivers = Boolean(process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT);
  const form = (
    <Enquiry locale={locale}>
      <OwnSentence locale={locale} className="mt-10 text-headline text-river max-lg:hidden" />
    </Enquiry>
  );
  const visit = <VisitFacts locale={locale} />;
  return (
    <div>
      <Telephone locale={locale} />
      {delivers && <div className="page-width pb-12 lg:pb-20">{form}</div>}
      <div className="page-width grid gap-x-14 gap-y-10 pb-12 md:grid-cols-2 lg:grid-cols-12 lg:pb-20 print:grid-cols-2 print:gap-x-6 print:gap-y-1">
        <Unanswered locale={locale} />
        <Heading text={wordsFor(locale).pages.contact.hours.heading} className="lg:col-span-4">
          <OfficeHours locale={locale} />
        </Heading>
        <Place locale={locale} />
      </div>
      {isBooking() && (
        <section
          className="bg-shell section print:break-inside-avoid print:py-0"
          aria-labelledby="next"
        >
          <div className="page-width">
            <h2 id="next">{next.heading}</h2>
            <Course
              locale={locale}
              entries={next.steps}
              className="mt-8 print:mt-3 print:grid print:auto-cols-fr print:grid-flow-col print:gap-x-6"
            />
          </div>
        </section>
      )}
      {!delivers && <div className="page-width section">{visit}</div>}
      {/* Below it stand the horizon's sun and cone. */}
      <div
        className={clsx(
          'section evening bg-shell lg:pb-80 print:pb-3',
          !delivers && 'print:hidden',
        )}
      >
        {/* In front of the sky of the footer's horizon. */}
        <div className="relative page-width">{delivers ? visit : form}</div>
      </div>
    </div>
  );
}

// The number is as large as the title, and fits into one line of the window.
const numberLook = clsx(
  'font-display text-[length:min(var(--display),12.4vw)] md:text-[length:min(var(--display),7.6vw)]',
  'leading-none tracking-tight text-clay-strong underline decoration-2 underline-offset-8',
);

const lead = 'mt-2 max-w-text leading-normal text-ink-soft lg:mt-4 lg:text-lead';

/** The number as large as the title, whether somebody answers now, what to say, and each other way in. */
function Telephone({ locale }: Part) {
  const { common, pages } = wordsFor(locale);
  const { header, refer } = pages.contact;
  const { firstCall, waitingTime } = decidingFacts(locale);
  return (
    <div className="page-width grid gap-x-10 gap-y-10 pt-3 pb-12 md:grid-cols-12 lg:gap-x-14 lg:pt-10 lg:pb-20 print:block">
      <div className="md:col-span-7">
        <SessionLanguages locale={locale} className="mb-2 text-base font-semibold" />
        <h1>{header.title}</h1>
        {/* While it is out of the window, the phone's bar has the number. */}
        <div data-book-or-call="opening" className="mt-1 lg:mt-3">
          <a
            href={phoneForDialler(practice.phone)}
            aria-label={common.actions.call}
            translate="no"
            className={clsx('inline-flex min-h-14 items-center print:min-h-0', numberLook)}
          >
            {/* Its plain spaces let it break where a reader has set wide letter spacing. */}
            {practice.phone}
          </a>
        </div>
        <div className="mt-2 text-title lg:mt-4 print:hidden">
          <HourLine locale={locale} />
        </div>
        {isBooking() ? (
          <p className={lead}>
            <LinkedText locale={locale}>{header.lead}</LinkedText>
          </p>
        ) : (
          <Intake locale={locale} className={lead} />
        )}
        <Ways locale={locale} />
        <NamedLines
          facts={[firstCall, waitingTime]}
          locale={locale}
          className="mt-4 max-w-text space-y-1"
        />
        <TextLink href={`${pagePath('fees', locale)}#refer`} className="mt-2 print:hidden">
          {refer}
        </TextLink>
      </div>
      <figure className="flex flex-col gap-5 md:col-span-5">
        {practice.practitioner?.portrait ? (
          <Portrait locale={locale} className="aspect-square w-full rounded-card lg:aspect-4/5" />
        ) : (
          <DrawingFile
            name="lamp-window"
            className="by-hour aspect-card w-full rounded-card md:aspect-square print:hidden"
          />
        )}
        {practice.practitioner?.name && (
          <figcaption>
            <PractitionerFacts locale={locale} />
          </figcaption>
        )}
      </figure>
    </div>
  );
}

function Unanswered({ locale }: Part) {
  const { otherWays, unanswered, text, texts, voicemail } = wordsFor(locale).pages.contact.phone;
  const heard = practice.voicemail && voicemail[practice.voicemail];
  const advice =
    practice.voicemail === 'none' ? voicemail.none : [text, heard].filter(Boolean).join(' ');
  return (
    <div className="space-y-8 lg:col-span-4 print:space-y-1">
      <Heading text={unanswered}>
        <Note locale={locale}>{advice}</Note>
        {practice.texts === false && <Note locale={locale}>{texts.no}</Note>}
      </Heading>
      <Heading text={otherWays.title}>
        <Note locale={locale}>{otherWays.text}</Note>
      </Heading>
    </div>
  );
}

function Place({ locale }: Part) {
  const { common, pages } = wordsFor(locale);
  const { location, website } = pages.contact;
  const address = [practice.address, ...location.lines].filter((line) => line !== undefined);
  return (
    <Heading
      text={location.heading}
      className="md:max-lg:col-span-2 lg:col-span-4 print:col-span-2"
    >
      <div className="md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-14 print:grid print:grid-cols-2 print:gap-x-6">
        <div>
          <p className="mt-3 font-display text-title">
            {address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </p>
          {practice.address ? (
            <TextLink href={mapOf(address)} rel="noopener" className="print:hidden">
              {location.map} <span className="sr-only">({common.opensElsewhere})</span>
            </TextLink>
          ) : (
            <Note locale={locale}>{location.beforeSession}</Note>
          )}
        </div>
        <div className="mt-2 md:max-lg:mt-3">
          {practice.online && <Online locale={locale} />}
          {practice.ownWebsite && (
            <TextLink href={practice.ownWebsite} rel="noopener" className="mt-1 print:hidden">
              {website.action} <span className="sr-only">({common.opensElsewhere})</span>
            </TextLink>
          )}
        </div>
      </div>
    </Heading>
  );
}

/** Whom the practice sees online, and how one calls it from abroad. */
function Online({ locale }: Part) {
  const { abroad, elsewhere, online } = wordsFor(locale).pages.contact.location;
  const own = practice.records?.elsewhere;
  const call = (
    <a href={phoneForDialler(practice.phone)} translate="no" className="crisis-number">
      {phoneFromAbroad(practice.phone)}
    </a>
  );
  return (
    <p id="online" className="text-base text-ink-soft">
      {online} {own ? <OwnersWords locale={locale} text={own} /> : elsewhere}
      {practice.online === 'worldwide' && (
        <>
          {' '}
          <TextWithLink locale={locale} link={call}>
            {abroad}
          </TextWithLink>
        </>
      )}
    </p>
  );
}

function Note({ locale, children }: Part & { children: string }) {
  return (
    <p className="mt-3 max-w-text text-base text-ink-soft">
      <LinkedText locale={locale}>{children}</LinkedText>
    </p>
  );
}

type HeadingProps = { text: string; className?: string; children: ReactNode };

function Heading({ text, className, children }: HeadingProps) {
  return (
    <section className={className}>
      <h2 className="border-b border-sand pb-2 text-title">{text}</h2>
      {children}
    </section>
  );
}
