import clsx from 'clsx';
import type { ReactNode } from 'react';
import { BandBanks } from '@/components/illustrations/band-banks';
import { DrawingFile } from '@/components/illustrations/drawing-file';
import { HeroOutflow, HeroRiver } from '@/components/illustrations/hero-river';
import { RiverBeside } from '@/components/illustrations/river-beside';
import { BothSides } from '@/components/sections/both-sides';
import { CallLink } from '@/components/sections/call-link';
import { BookOrCall, CallToAction } from '@/components/sections/call-to-action';
import { decidingFacts } from '@/components/sections/deciding-facts';
import { HourLine } from '@/components/sections/hour-line';
import { Intake } from '@/components/sections/intake';
import { OwnersParagraphs, OwnersWords } from '@/components/sections/owners-words';
import { Portrait, PractitionerFacts } from '@/components/sections/practitioner';
import { ServicePanorama } from '@/components/sections/service-panorama';
import { SessionLanguages } from '@/components/sections/session-languages';
import { Paragraphs } from '@/components/sections/text-blocks';
import { TextLink } from '@/components/ui/text-link';
import { practice } from '@/content/practice';
import { valuesFor } from '@/facts/formats';
import { intake } from '@/facts/intake';
import type { Locale } from '@/languages/locales';
import { postPath } from '@/routing/addresses';
import { isOffered, pagePath } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { Pathway } from './pathway';

/** Round above. Below it is cut: beside radii so large, the browser would make small ones smaller still. */
const arch = 'rounded-[100vw_100vw_0_0] [clip-path:inset(0_round_0_0_28px_28px)]';

const pictureFrame = clsx(
  'relative mt-4 aspect-square w-full',
  'md:col-span-5 md:col-start-8 md:row-span-2 md:row-start-1 md:mt-0 md:aspect-11/15 md:self-end lg:min-h-full',
  'print:col-span-4 print:col-start-9 print:aspect-square print:min-h-0',
);

type Part = { locale: Locale };

export function HomePage({ locale }: Part) {
  const { services, closing } = wordsFor(locale).pages.home;
  return (
    <>
      {/* The river leaves the picture at its foot and the window on the left, and winds down to the phases. */}
      <div className="relative isolate overflow-x-clip">
        <Hero locale={locale} />
        <Decide locale={locale} />
        <div className="relative">
          <RiverBeside side="left" />
          <Person locale={locale} />
        </div>
      </div>
      {isOffered('infidelity-recovery') && (
        <BandBanks>
          <Pathway locale={locale} />
        </BandBanks>
      )}
      <div className="relative isolate overflow-x-clip">
        {/* On phones the panorama takes the whole width. */}
        <RiverBeside side="right" className="max-md:hidden" />
        <section className="section">
          <h2 className="page-width">{services.heading}</h2>
          <ServicePanorama locale={locale} className="mt-8 md:page-width" />
        </section>
        {isOffered('adhd-couples') && <Adhd locale={locale} />}
      </div>
      <CallToAction unsigned locale={locale} {...closing} />
    </>
  );
}

function Hero({ locale }: Part) {
  const { hero } = wordsFor(locale).pages.home;
  return (
    <div className="page-width grid gap-x-10 pt-4 pb-4 md:grid-cols-12 md:grid-rows-[auto_1fr] md:pt-8 lg:gap-x-14">
      <div className="md:col-span-7">
        <SessionLanguages locale={locale} className="mb-3 text-base font-semibold md:mb-5" />
        {/* A line ends behind a comma where it can. */}
        <h1 className="text-display">
          {hero.title.split(/(?<=,) /).flatMap((part, index) => [
            ' ',
            <span key={index} className="inline-block">
              {part}
            </span>,
          ])}
        </h1>
        <p className="mt-5 max-w-text text-lead text-ink-soft md:mt-8">{hero.lead}</p>
        {isOffered('infidelity-recovery') && (
          <TextLink href={tonightPath(locale)} className="mt-2">
            {hero.tonight}
          </TextLink>
        )}
        {/* In large text the practice's is the first number that one meets. */}
        <div className="mt-4 hidden large-text:block print:hidden">
          <CallLink locale={locale} />
        </div>
      </div>
      {/* On phones it stands below the words, so that the first window says for whom the practice is. */}
      <div className={pictureFrame}>
        <HeroOutflow className="by-hour absolute inset-0 -z-10 size-full [clip-path:inset(54%_-100vw_-100vh)] print:hidden" />
        <HeroRiver
          title={hero.imageTitle}
          className={`by-hour absolute inset-0 size-full ${arch}`}
        />
      </div>
      <div className="mt-32 md:col-span-7 md:mt-6 print:mt-5">
        <BookOrCall opening locale={locale} className="print:hidden" />
        {/* The picture shows the hour. */}
        <div className="mt-5 text-[1rem] lg:text-title print:hidden">
          <HourLine locale={locale} />
        </div>
      </div>
      {/* The river's, on its way from the picture's foot out of the window. */}
      <div
        aria-hidden="true"
        className="h-32 max-md:hidden md:col-span-full lg:h-48 xl:h-56 print:hidden"
      />
    </div>
  );
}

/** For whoever has just found out: the article for tonight, or in another language the first days. */
const tonightPath = (locale: Locale) =>
  locale === 'en'
    ? postPath('infidelity-ptsd')
    : `${pagePath('infidelity-recovery', locale)}#first-days`;

/** What people decide by: prices, place and times, and what the practice claims of itself. */
function Decide({ locale }: Part) {
  const { decide, facts } = wordsFor(locale).pages.home.hero;
  const { fee } = valuesFor(locale, practice);
  const { claims } = practice;
  const given = Object.values(decidingFacts(locale)).filter((fact) => !!fact);
  // Beside claims there is room for four columns: of five the last would stand alone below.
  const besideClaims = given.length < 3;
  return (
    <div className={clsx('page-width pt-2 pb-4', besideClaims && 'lg:flex lg:gap-x-between')}>
      <ul
        className={clsx(
          'grid grow gap-x-10 gap-y-6 pt-6 large-text:block',
          besideClaims
            ? 'sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] lg:gap-x-14'
            : 'sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] lg:gap-x-8',
        )}
      >
        <li>
          {(['individual', 'couples'] as const).map((kind) => (
            <p
              key={kind}
              className={clsx(
                'flex flex-wrap items-baseline gap-x-3',
                !besideClaims && 'lg:flex-col',
              )}
            >
              <span translate="no" className="font-display text-section">
                {fee[kind]}
              </span>{' '}
              <span className="text-ink-soft">{decide.fees[kind]}</span>
            </p>
          ))}
          <TextLink href={pagePath('fees', locale)} className="mt-1">
            {decide.allFees}
          </TextLink>
        </li>
        <Deciding {...decide.place}>
          {practice.online ? decide.place.text : decide.place.here}
        </Deciding>
        {given.map(({ name, text }) => (
          <Deciding key={name} figure={name}>
            {text}
          </Deciding>
        ))}
        {intake(practice) !== 'booking' && (
          <li>
            <Intake locale={locale} />
          </li>
        )}
      </ul>
      {facts.length > 0 && (
        <ul
          className={clsx(
            'mt-5 flex flex-wrap gap-x-10 gap-y-2 large-text:block',
            besideClaims && 'lg:mt-0 lg:w-67 lg:shrink-0 lg:flex-col lg:pt-8',
          )}
        >
          {facts.map(({ figure, text, note }) => (
            <li
              key={text}
              className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 large-text:block"
            >
              <span className="font-display text-title">{figure}</span>{' '}
              <span className="text-base text-ink-soft">
                {text}
                {note && claims.satisfactionBasis && (
                  <span className="block">
                    <OwnersWords locale={locale} text={claims.satisfactionBasis} />
                  </span>
                )}
                {note && !claims.satisfactionBasis && ` (${note})`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Deciding({ figure, children }: { figure: string; children: ReactNode }) {
  return (
    <li>
      <p className="font-display text-section">{figure}</p>
      <p className="mt-1 text-base text-balance text-ink-soft">{children}</p>
    </li>
  );
}

/** Who the practitioner is, in her own words as far as there are some, beside her portrait or the room. */
function Person({ locale }: Part) {
  const { sentence, paragraphs } = wordsFor(locale).pages.home.about;
  const { about, portrait, sentence: own } = practice.practitioner ?? {};
  const beside = 'w-full md:col-span-5 md:row-span-2 md:row-start-1';
  return (
    <section className="page-width section grid gap-x-10 gap-y-6 md:grid-cols-12 md:grid-rows-[auto_1fr] lg:gap-x-14">
      <h2 className="text-headline text-river md:col-span-7 md:col-start-6 print:col-span-full">
        {own ? <OwnersWords locale={locale} text={own} /> : sentence}
      </h2>
      {portrait ? (
        <Portrait locale={locale} className={`aspect-3/4 ${arch} ${beside}`} />
      ) : (
        <DrawingFile
          name="room"
          className={`scene by-hour rounded-card aspect-scene md:aspect-6/5 print:hidden ${beside}`}
        />
      )}
      <div className="flex flex-col gap-8 md:col-span-7 md:col-start-6 print:col-span-full">
        {about ? (
          <OwnersParagraphs locale={locale} text={about} />
        ) : (
          <Paragraphs locale={locale} paragraphs={paragraphs} />
        )}
        <PractitionerFacts locale={locale} />
      </div>
    </section>
  );
}

/** One moment of the ADHD page's, as each of two people lives it. */
function Adhd({ locale }: Part) {
  const { pages } = wordsFor(locale);
  const { action, ...own } = pages.home.adhd;
  const { scenes, ...labels } = pages['adhd-couples'].bothSides;
  return (
    <section>
      <BothSides {...labels} {...own} locale={locale} scenes={{ leaving: scenes.leaving }} />
      <div className="page-width py-8">
        <TextLink href={pagePath('adhd-couples', locale)}>{action}</TextLink>
      </div>
    </section>
  );
}
