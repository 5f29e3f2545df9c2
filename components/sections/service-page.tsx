import './service-page.css';
import { Children, isValidElement, type ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { localePath, pagePaths, type ServiceId, serviceSessions } from '@/site/addresses';
import { valuesFor } from '@/site/facts';
import type { Locale } from '@/site/locales';
import type { ServiceWords } from '@/site/shapes';
import { pageName, wordsFor } from '@/site/words';
import { ArticlePart } from './article-part';
import { Breadcrumbs } from './breadcrumbs';
import { BookOrCall, CallToAction } from './call-to-action';
import { WholeWords } from './marked-words';
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
  /** The sections that stand before fee and contents. */
  first?: ReactNode;
  /** The other sections, and what stands between them. */
  children: ReactNode;
};

/**
 * What all service pages share: header with the service's scene, fee and contents, related services, and the
 * call to action. The sections between are each page's own.
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
      <ArticlePart>
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
          pictureFrom="tablet"
          picture={
            <Scene className="scene aspect-scene w-full rounded-card md:aspect-[5/4] print:hidden" />
          }
        />
      </ArticlePart>

      <ArticlePart>
        <div className="chapters measure flex flex-col gap-16 pb-16 lg:gap-24 lg:pb-24">
          {first}
          <AtAGlance service={service} locale={locale} headings={headingsOf([first, children])} />
          {children}
        </div>
      </ArticlePart>

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

/** The headings of the sections among a page's children, each with its fragment. */
function headingsOf(children: ReactNode): { id: string; text: string }[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Partial<SectionProps> & { children?: ReactNode }>(child)) return [];
    const { id, words, children: within } = child.props;
    return id && words ? [{ id, text: words.heading }] : headingsOf(within);
  });
}

type AtAGlanceProps = Pick<ServicePageProps, 'service' | 'locale'> & {
  headings: { id: string; text: string }[];
};

/** What a session costs, how often, where, and what the page says. */
function AtAGlance({ service, locale, headings }: AtAGlanceProps) {
  const { common, cost } = wordsFor(locale);
  const { aside } = common;
  const values = valuesFor(locale);
  const sessions = serviceSessions[service];
  const several = sessions.length > 1;
  return (
    <div className="hanging border-sand text-base max-lg:-my-2 lg:border-y lg:py-10">
      <div className="max-lg:rounded-card max-lg:bg-shell max-lg:p-6">
        <h2 className="text-title lg:text-title-lg">{aside.heading}</h2>
        <dl className="mt-4 grid gap-x-8 gap-y-3 sm:max-lg:grid-cols-3">
          <Fact name={aside.fee}>
            {sessions.map((session) => (
              <p key={session}>
                <strong className="font-semibold">
                  {several && `${cost.session.options[session]} · `}
                  {values.fee[session]}
                </strong>{' '}
                <span className={several ? 'block' : undefined}>
                  {several || '· '}
                  {values.short.length[session]}
                </span>
              </p>
            ))}
          </Fact>
          <Fact name={aside.rhythm}>
            <p>{aside.rhythmText}</p>
          </Fact>
          <Fact name={aside.where}>
            <p>
              <WholeWords>{aside.whereText}</WholeWords>
            </p>
          </Fact>
        </dl>
        <SessionLanguages locale={locale} className="mt-3" />
        <TextLink
          href={localePath(pagePaths.fees, locale)}
          className="mt-2 max-lg:-mb-2 print:hidden"
        >
          {aside.allFees}
        </TextLink>
      </div>
      <PageContents
        locale={locale}
        headings={headings}
        look="columns"
        className="max-lg:mt-6"
      />
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="fact">
      <dt className="text-note leading-[1.65rem] text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
