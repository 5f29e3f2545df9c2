import { RiverChart } from '@/components/illustrations/river-chart';
import { Compass } from '@/components/illustrations/spots';
import { BookOrCall, CallToAction } from '@/components/sections/call-to-action';
import { DangerPassage } from '@/components/sections/danger-passage';
import { PageHeader } from '@/components/sections/page-header';
import { ServiceCards } from '@/components/sections/service-card';
import { Text } from '@/components/sections/text';
import { Entries } from '@/components/sections/text-blocks';
import { TextLink } from '@/components/ui/text-link';
import { practice } from '@/content/practice';
import type { Locale } from '@/languages/locales';
import { localePath } from '@/routing/addresses';
import { isOffered, type PageId, pagePaths, type ServiceId } from '@/routing/pages';
import { type Words, wordsFor } from '@/words/words';

/** Where each answer to "Which service fits?" leads, in the order of the page. */
const choices: Record<keyof Services['choosing']['entries'], PageId> = {
  unwillingPartner: 'individual',
  justFoundOut: 'infidelity-recovery',
  onlySex: 'sex-therapy',
  everythingAtOnce: 'contact',
};

/** What is said of sessions, in the order of the page. */
const practicalities: readonly (keyof Services['practical']['entries'])[] = [
  'where',
  'length',
  'online',
  'cost',
];

type Services = Words['pages']['services'];

const namesOf = <Name extends string>(record: Record<Name, unknown>) =>
  Object.keys(record) as Name[];

/** `/services`: the six cards, help with choosing, how sessions work, and where else to go. */
export function ServicesPage({ locale }: { locale: Locale }) {
  const { header, cards, choosing, practical, elsewhere, callToAction } =
    wordsFor(locale).pages.services;
  /** Where a service is not offered, its place has no name. */
  const place = (service: ServiceId) => (isOffered(service) ? cards[service].title : undefined);
  return (
    <>
      <PageHeader
        title={header.title}
        lead={header.lead}
        below={
          <>
            <BookOrCall locale={locale} className="mt-8 max-lg:hidden print:hidden" />
            <TextLink href="#choosing" className="mt-4">
              {choosing.toHere}
            </TextLink>
          </>
        }
        wide
        picture={
          <RiverChart
            labels={{
              town: practice.location.suburb,
              confluence: place('couples-marriage'),
              beach: place('infidelity-recovery'),
              basket: place('adhd-couples'),
              mangroves: place('sex-therapy'),
              boat: place('individual'),
              hut: cards.online.title,
            }}
            className="scene aspect-23/24 w-full rounded-card md:max-lg:aspect-8/5 lg:aspect-23/22 print:hidden"
          />
        }
      />
      <ServiceCards locale={locale} fees heading="h2" className="measure pb-16 lg:pb-32" />

      <section id="choosing" className="bg-band">
        <div className="night measure section grid gap-x-14 gap-y-10 lg:grid-cols-12">
          <div className="lg:stays lg:col-span-4">
            <h2>{choosing.heading}</h2>
            <Compass className="mt-10 w-60 max-lg:hidden print:hidden" />
          </div>
          <ul className="grid gap-x-10 gap-y-10 md:grid-cols-2 lg:col-span-8">
            {namesOf(choices)
              .filter((choice) => isOffered(choices[choice]))
              .map((choice) => {
                const { title, text, action } = choosing.entries[choice];
                return (
                  <li key={choice} className="border-t border-glass pt-4">
                    <h3>{title}</h3>
                    <p className="mt-2 max-w-text text-ink-soft">
                      <Text locale={locale}>{text}</Text>
                    </p>
                    <TextLink
                      href={localePath(pagePaths[choices[choice]], locale)}
                      className="mt-1"
                    >
                      {action}
                    </TextLink>
                  </li>
                );
              })}
          </ul>
        </div>
      </section>

      <section className="measure section">
        <h2>{practical.heading}</h2>
        <dl className="mt-8 grid gap-x-14 gap-y-6 md:grid-cols-2">
          {practicalities.map((kind) => (
            <div key={kind} className="border-t border-sand pt-4">
              <dt className="font-display text-title">{practical.entries[kind].title}</dt>
              <dd className="mt-1 text-ink-soft">
                <Text locale={locale}>{practical.entries[kind].text}</Text>
              </dd>
              {kind === 'cost' && (
                <dd>
                  <TextLink href={localePath(pagePaths.fees, locale)} className="mt-1">
                    {practical.action}
                  </TextLink>
                </dd>
              )}
            </div>
          ))}
        </dl>
      </section>

      <div className="measure pb-14 lg:pb-24">
        <DangerPassage locale={locale} {...elsewhere.danger} />
      </div>

      <section id="elsewhere" className="measure pb-20 lg:pb-32">
        <h2>{elsewhere.heading}</h2>
        <Entries
          locale={locale}
          look="pairs"
          entries={Object.values(elsewhere.entries)}
          className="mt-10"
        />
      </section>

      <CallToAction locale={locale} {...callToAction} />
    </>
  );
}
