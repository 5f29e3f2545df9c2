import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { Unbroken, unbroken } from '@/components/ui/unbroken';
import { factsFor, serviceSessions } from '@/content/facts';
import type { Locale } from '@/content/locales';
import { phoneDisplay, phoneHref } from '@/content/phone';
import type { ServiceWords } from '@/content/shapes';
import { localePath, pagePaths, type ServiceId } from '@/content/site-map';
import { pageName, wordsFor } from '@/content/words';
import { Breadcrumbs } from './breadcrumbs';
import { BookOrCall, CallToAction } from './call-to-action';
import { PageContents } from './page-contents';
import { PageHeader } from './page-header';
import { ServiceCard } from './service-card';
import { serviceDrawings } from './service-drawings';
import { SceneDetail } from './service-scene';
import { Text } from './text';

export type ServiceSection = {
  /** The fragment under which the section is found; the same in every language. */
  id: string;
  heading: string;
  intro?: string;
  body: ReactNode;
  /** `panel` sets the section on a ground of its own, `night` on the dark band. */
  ground?: 'panel' | 'night';
  /** Where a ground is wider than lines of text should be, the heading stands beside the body. */
  beside?: boolean;
};

type ServicePageProps = {
  service: ServiceId;
  locale: Locale;
  words: ServiceWords;
  sections: ServiceSection[];
  /** After which sections the eye rests: on a detail of the service's scene, or on the page's large sentence. */
  pauses: Record<string, 'picture' | 'pull'>;
  related: readonly [ServiceId, ServiceId];
};

/**
 * What all service pages share: header with the service's scene, fee and contents (before the text on
 * small screens, in a side column that stays in view on wide ones), related services, and the call to
 * action. The sections between are each page's own.
 */
export function ServicePage({
  service,
  locale,
  words,
  sections,
  pauses,
  related,
}: ServicePageProps) {
  const { common } = wordsFor(locale);
  const Scene = serviceDrawings[service];
  return (
    <>
      <PageHeader
        long
        above={<Breadcrumbs locale={locale} parent="services" here={pageName(service, locale)} />}
        title={words.header.title}
        lead={words.header.lead}
        below={
          <BookOrCall
            opening
            locale={locale}
            className="mt-8 grid grid-cols-1 gap-3 sm:flex sm:flex-wrap print:hidden"
          />
        }
        picture={
          <Scene className="aspect-scene w-full rounded-card lg:aspect-square print:hidden" />
        }
      />

      <div className="measure grid gap-x-14 pb-16 lg:grid-cols-[minmax(0,1fr)_19rem] lg:pb-24">
        <SideColumn service={service} locale={locale} sections={sections} />
        <div className="chapters flex min-w-0 flex-col gap-16 lg:col-start-1 lg:row-start-1 lg:gap-24">
          {sections.map(({ id, heading, intro, body, ground, beside }) => (
            <Fragment key={id}>
              <section
                id={id}
                className={ground && clsx(onGround, grounds[ground], beside && 'beside')}
              >
                <h2>
                  <Unbroken>{heading}</Unbroken>
                </h2>
                {intro && (
                  <p className="mt-5 max-w-text text-balance text-ink-soft">
                    <Text locale={locale}>{intro}</Text>
                  </p>
                )}
                <div>{body}</div>
              </section>
              {pauses[id] === 'picture' && (
                <SceneDetail
                  service={service}
                  className="aspect-strip w-full rounded-card print:hidden"
                />
              )}
              {pauses[id] === 'pull' && (
                <p className="pull-quote">
                  <Text locale={locale}>{words.pull}</Text>
                </p>
              )}
            </Fragment>
          ))}
        </div>
      </div>

      <section className="measure pb-20 lg:pb-28 print:hidden" aria-labelledby="related">
        <h2 id="related" className="text-section">
          {common.related.heading}
        </h2>
        <p className="mt-5 max-w-text text-balance text-ink-soft">{common.related.intro}</p>
        <ul className="mt-8 grid grid-cols-1 gap-6 lg:grid-cols-2">
          {related.map((id) => (
            <li key={id}>
              <ServiceCard card={id} locale={locale} shape="wide" />
            </li>
          ))}
        </ul>
      </section>

      <CallToAction locale={locale} {...words.callToAction} />
    </>
  );
}

type SideColumnProps = Pick<ServicePageProps, 'service' | 'locale' | 'sections'>;

function SideColumn({ service, locale, sections }: SideColumnProps) {
  const { common } = wordsFor(locale);
  const { aside } = common;
  const facts = factsFor(locale);
  return (
    <aside
      aria-labelledby="glance"
      className="mb-14 lg:sticky lg:top-8 lg:col-start-2 lg:row-start-1 lg:mb-0 lg:flex lg:max-h-[calc(100svh-4rem)] lg:flex-col lg:self-start print:hidden"
    >
      <div className="shrink-0 rounded-card bg-shell p-6 text-base lg:py-5">
        <h2 id="glance" className="font-display text-title">
          {aside.heading}
        </h2>
        <dl className="mt-4 grid gap-x-8 gap-y-3 sm:max-lg:grid-cols-3">
          <div>
            <dt className="text-note text-ink-soft">{aside.fee}</dt>
            {serviceSessions[service].map((session) => (
              <dd key={session} className="font-semibold">
                {facts.fee[session]} · {unbroken(facts.length[session])}
              </dd>
            ))}
          </div>
          {/* On low screens the list below needs the room. */}
          <div className={tall}>
            <dt className="text-note text-ink-soft">{aside.rhythm}</dt>
            <dd>{aside.rhythmText}</dd>
          </div>
          <div className={tall}>
            <dt className="text-note text-ink-soft">{aside.where}</dt>
            <dd>{aside.whereText}</dd>
          </div>
        </dl>
        <TextLink href={localePath(pagePaths.fees, locale)} className="mt-2 max-lg:-mb-2">
          {aside.allFees}
        </TextLink>
        <ButtonLink
          href={localePath(pagePaths.contact, locale)}
          tight
          className="mt-3 w-full text-base max-lg:hidden"
        >
          {common.actions.book}
        </ButtonLink>
        <a
          href={phoneHref}
          className="mt-2 flex min-h-11 items-center justify-center font-semibold text-ink underline-offset-4 hover:underline max-lg:hidden"
        >
          {phoneDisplay}
        </a>
      </div>
      <PageContents
        locale={locale}
        headings={sections.map(({ id, heading }) => ({ id, text: heading }))}
        className="mt-6 min-h-0 lg:overflow-y-auto lg:pb-6 lg:text-note lg:[mask-image:linear-gradient(#000_calc(100%-1.5rem),#0000)]"
      />
    </aside>
  );
}

const tall = 'lg:[@media(height<60rem)]:hidden';

const onGround =
  '-mx-[var(--gutter)] px-[var(--gutter)] py-12 sm:mx-0 sm:rounded-card sm:px-10 lg:px-12';
const grounds = { panel: 'bg-shell', night: 'night bg-band' };
