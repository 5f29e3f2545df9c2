import './home-page.css';
import clsx from 'clsx';
import { ByTheDoor } from '@/components/illustrations/by-the-door';
import { HeroRiver } from '@/components/illustrations/hero-river';
import { Room } from '@/components/illustrations/room';
import { Wave } from '@/components/illustrations/wave';
import { BookOrCall, CallToAction } from '@/components/sections/call-to-action';
import { HelpLine } from '@/components/sections/help-line';
import { HourLine } from '@/components/sections/hour-line';
import { Pathway } from '@/components/sections/pathway';
import { Portrait, PractitionerFacts } from '@/components/sections/practitioner';
import { PullQuote } from '@/components/sections/pull-quote';
import { ServiceCards } from '@/components/sections/service-card';
import { SessionLanguages } from '@/components/sections/session-languages';
import { Text } from '@/components/sections/text';
import { Paragraphs, Points } from '@/components/sections/text-blocks';
import { TextLink } from '@/components/ui/text-link';
import { practice } from '@/content/practice';
import { ownText } from '@/facts/values';
import type { Locale } from '@/languages/locales';
import { localePath } from '@/routing/addresses';
import { isOffered, pagePaths } from '@/routing/pages';
import { wordsFor } from '@/words/words';

/** The picture beside the words about the practice: their portrait, or the room. */
const besideAbout =
  'mt-5 w-full sm:max-md:w-80 md:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1 lg:mt-0';

/** The facts of the hero, in the order of the page. */
const heroFacts = ['experience', 'satisfaction', 'online'] as const;

/** `/`: hero, about, the pathway, the six services, ADHD, and the call to action. */
export function HomePage({ locale }: { locale: Locale }) {
  const { hero, about, pathway, services, adhd, closing } = wordsFor(locale).pages.home;
  const basis = ownText(practice.claims.satisfactionBasis, locale);
  return (
    <>
      <div className="measure grid gap-x-10 pt-2 pb-16 md:grid-cols-12 md:grid-rows-hero md:gap-y-8 md:pt-6 lg:gap-x-14 lg:pt-8 lg:pb-28 xl:grid-rows-hero-wide">
        <div className="md:col-span-7">
          <p className="flex items-center gap-3 text-base font-semibold text-balance text-river">
            <Wave className="h-2 w-6 shrink-0" />
            {hero.eyebrow}
          </p>
          <h1 className="mt-4 text-display md:mt-6">{hero.title}</h1>
        </div>
        {/* On phones it stands below the title, so that the first screen has both. */}
        <HeroRiver
          title={hero.imageTitle}
          className="home-page-hero by-hour mt-4 w-full md:col-span-5 md:col-start-8 md:row-span-2 md:row-start-1 md:mt-0 md:max-xl:self-end xl:row-span-3 xl:min-h-full"
        />
        <div className="mt-5 md:col-span-7 md:row-span-2 md:row-start-2 md:mt-0 xl:row-span-1">
          <p className="max-w-text text-lead leading-normal text-ink-soft">{hero.lead}</p>
          <BookOrCall opening locale={locale} className="mt-5 md:mt-8 print:hidden" />
          <SessionLanguages locale={locale} className="mt-3 text-base font-semibold" />
        </div>
        <p className="mt-4 text-base text-ink-soft md:col-span-full md:row-start-5 md:-mt-4 print:hidden">
          <HelpLine locale={locale} />
        </p>
        {/* The picture shows the hour, and this is its caption. */}
        <div className="mt-3 text-base text-ink-soft md:col-span-5 md:col-start-8 md:row-start-3 md:-mt-4 xl:row-start-4 print:hidden">
          <HourLine locale={locale} />
        </div>
        <ul className="mt-8 grid gap-x-8 self-end md:col-span-12 md:row-start-4 md:mt-0 md:grid-cols-3 xl:col-span-7 xl:row-start-3">
          {heroFacts.map((fact) => (
            <li
              key={fact}
              className="grid grid-cols-2 items-baseline gap-x-4 border-t border-sand py-3 md:block large-text:grid-cols-1"
            >
              <span className="block font-display text-title">{hero.facts[fact].figure}</span>{' '}
              <span className="block text-base leading-snug text-balance text-ink-soft sm:mt-1">
                {hero.facts[fact].text}
                {fact === 'satisfaction' && (
                  <span className="mt-1 block">{basis ?? hero.satisfactionNote}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      </div>

      <section className="measure grid gap-x-10 gap-y-5 pb-20 md:grid-cols-12 md:grid-rows-auto-rest lg:gap-x-14 lg:pb-32">
        <h2 className="md:col-span-5 lg:col-span-7">{about.heading}</h2>
        <div className="md:col-span-7 md:row-span-2 lg:col-span-6 lg:row-span-1">
          <Paragraphs locale={locale} paragraphs={[about.opening]} />
          <PullQuote className="my-7">
            <Text locale={locale}>{about.pull}</Text>
          </PullQuote>
          <Paragraphs locale={locale} paragraphs={about.paragraphs} />
          <PractitionerFacts locale={locale} className="mt-6" />
          <TextLink href={localePath(pagePaths.fees, locale)} className="mt-4">
            {about.action}
          </TextLink>
        </div>
        {practice.practitioner?.portrait ? (
          <Portrait locale={locale} className={clsx('home-page-portrait', besideAbout)} />
        ) : (
          <Room
            className={clsx('scene by-hour aspect-square rounded-card print:hidden', besideAbout)}
          />
        )}
        <ul className="mt-5 grid gap-x-10 gap-y-6 sm:grid-cols-3 md:col-span-12 lg:mt-12">
          {about.promises.map(({ title, text }) => (
            <li key={title} className="border-t border-sand pt-5">
              <h3>{title}</h3>
              <p className="mt-2 text-ink-soft">
                <Text locale={locale}>{text}</Text>
              </p>
            </li>
          ))}
        </ul>
      </section>

      {isOffered('infidelity-recovery') && (
        // `overflow: clip` makes no scroll container: the river's scroll timeline needs that of the window.
        <section className="overflow-clip bg-band">
          <div className="night measure section">
            <div className="gap-x-14 lg:grid lg:grid-cols-2">
              <h2>{pathway.heading}</h2>
              <div className="max-lg:mt-5">
                <p className="max-w-text text-ink-soft">
                  <Text locale={locale}>{pathway.intro}</Text>
                </p>
                {/* Beside the figures that it qualifies. */}
                <p className="mt-3 max-w-text text-note text-ink-soft">
                  <Text locale={locale}>{pathway.source}</Text>
                </p>
              </div>
            </div>
            <div className="mt-10 lg:mt-2">
              <Pathway phases={pathway.phases} />
            </div>
            <p className="mt-10 pl-16 lg:pl-0">
              <TextLink href={localePath(pagePaths['infidelity-recovery'], locale)}>
                {pathway.action}
              </TextLink>
            </p>
          </div>
        </section>
      )}

      <section className="measure section">
        <h2>{services.heading}</h2>
        <p className="mt-5 max-w-text text-ink-soft">{services.intro}</p>
        <ServiceCards locale={locale} className="mt-10" />
      </section>

      {isOffered('adhd-couples') && (
        <section className="measure grid items-center gap-x-14 gap-y-10 pb-20 lg:grid-cols-12 lg:pb-32">
          <ByTheDoor className="scene by-hour aspect-scene w-full rounded-card lg:col-span-6 print:hidden" />
          <div className="lg:col-span-6">
            <p className="font-semibold text-river">{adhd.eyebrow}</p>
            <h2 className="mt-2">{adhd.heading}</h2>
            <Paragraphs locale={locale} paragraphs={adhd.paragraphs} className="mt-5" />
            <Points locale={locale} points={adhd.points} className="mt-6" />
            <TextLink href={localePath(pagePaths['adhd-couples'], locale)} className="mt-5">
              {adhd.action}
            </TextLink>
          </div>
        </section>
      )}

      <CallToAction locale={locale} {...closing} />
    </>
  );
}
