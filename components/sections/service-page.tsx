import clsx from 'clsx';
import { Children, isValidElement, type ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { factsFor, serviceSessions } from '@/content/facts';
import type { Locale } from '@/content/locales';
import { phoneHref } from '@/content/phone';
import type { ServiceWords } from '@/content/shapes';
import { localePath, pagePaths, type ServiceId } from '@/content/site-map';
import { pageName, wordsFor } from '@/content/words';
import { Breadcrumbs } from './breadcrumbs';
import { BookOrCall, CallToAction } from './call-to-action';
import { PageContents } from './page-contents';
import { PageHeader } from './page-header';
import { ServiceCard } from './service-card';
import { serviceDrawings } from './service-drawings';
import type { SectionProps } from './service-sections';
import { SessionLanguages } from './session-languages';

type ServicePageProps = {
  service: ServiceId;
  locale: Locale;
  words: ServiceWords;
  related: readonly [ServiceId, ServiceId];
  /** The sections that stand before fee and contents on small screens, too. */
  first?: ReactNode;
  /** The other sections, and what stands between them. */
  children: ReactNode;
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
  related,
  first,
  children,
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
          <Scene className="scene aspect-scene w-full rounded-card lg:aspect-[5/4] print:hidden" />
        }
      />

      <div className="measure grid gap-x-14 pb-16 lg:grid-cols-[minmax(0,1fr)_19rem] lg:pb-24">
        {first && <div className={clsx(chapters, 'mb-16 lg:mb-24')}>{first}</div>}
        <SideColumn service={service} locale={locale} headings={headingsOf([first, children])} />
        <div className={chapters}>{children}</div>
      </div>

      <section className="measure pb-20 lg:pb-28 print:hidden" aria-labelledby="related">
        <h2 id="related" className="text-section">
          {common.related}
        </h2>
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

const chapters = 'chapters flex min-w-0 flex-col gap-16 lg:col-start-1 lg:gap-24';

/** The headings of the sections among a page's children, each with its fragment. */
function headingsOf(children: ReactNode) {
  return Children.toArray(children).flatMap((child) => {
    const { id, words } = isValidElement<Partial<SectionProps>>(child) ? child.props : {};
    return id && words ? [{ id, text: words.heading }] : [];
  });
}

type SideColumnProps = Pick<ServicePageProps, 'service' | 'locale'> & {
  headings: { id: string; text: string }[];
};

function SideColumn({ service, locale, headings }: SideColumnProps) {
  const { common, cost } = wordsFor(locale);
  const { aside } = common;
  const facts = factsFor(locale);
  const sessions = serviceSessions[service];
  const several = sessions.length > 1;
  return (
    <aside
      aria-labelledby="glance"
      className="mb-14 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mb-0 print:hidden"
    >
      <div className="rounded-card bg-shell p-6 text-base lg:py-5">
        <h2 id="glance" className="font-display text-title">
          {aside.heading}
        </h2>
        <dl className="mt-4 grid gap-x-8 gap-y-3 sm:max-lg:grid-cols-3">
          <div>
            <dt className="text-note text-ink-soft">{aside.fee}</dt>
            {sessions.map((session) => (
              <dd key={session} className="font-semibold">
                {several && `${cost.session.options[session]} · `}
                {facts.fee[session]}{' '}
                <span className={several ? 'block font-normal' : 'font-normal'}>
                  {several || '· '}
                  {facts.length[session]}
                </span>
              </dd>
            ))}
          </div>
          <div>
            <dt className="text-note text-ink-soft">{aside.rhythm}</dt>
            <dd>{aside.rhythmText}</dd>
          </div>
          <div>
            <dt className="text-note text-ink-soft">{aside.where}</dt>
            <dd>{aside.whereText}</dd>
          </div>
        </dl>
        <SessionLanguages locale={locale} className="mt-3" />
        <TextLink href={localePath(pagePaths.fees, locale)} className="mt-2 max-lg:-mb-2">
          {aside.allFees}
        </TextLink>
      </div>
      <div className="mt-6 lg:[@media(height>=37.5rem)]:sticky lg:top-8 lg:flex lg:[@media(height>=37.5rem)]:max-h-[calc(100svh-4rem)] lg:flex-col lg:items-start">
        <PageContents
          locale={locale}
          headings={headings}
          className="min-h-0 lg:[@media(height>=37.5rem)]:overflow-y-auto lg:text-note"
        />
        <ButtonLink
          href={phoneHref}
          look="quiet"
          tight
          className="mt-6 shrink-0 text-base max-lg:hidden"
        >
          {common.actions.call}
        </ButtonLink>
      </div>
    </aside>
  );
}
