import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { valuesFor } from '@/facts/values';
import type { Locale } from '@/languages/locales';
import { type HelpPart, localePath } from '@/routing/addresses';
import { isOffered, pagePaths, pages, type ServiceId } from '@/routing/pages';
import type { ServiceWords } from '@/words/shapes';
import { pageName, wordsFor } from '@/words/words';
import { ArticlePart } from './article-part';
import { Breadcrumbs } from './breadcrumbs';
import { CallToAction } from './call-to-action';
import { DangerPassage } from './danger-passage';
import { WholeWords } from './marked-words';
import { PrivacyPassage } from './privacy-passage';
import { PullQuote } from './pull-quote';
import { ServiceCard } from './service-card';
import { serviceDrawings } from './service-drawings';
import { ServiceHeader } from './service-header';
import { type PageSection, ServiceSection } from './service-section';
import { SessionLanguages } from './session-languages';
import { Text } from './text';

/**
 * What stands on a service page, in order: its sections, its one passage on danger, what stays private, and perhaps the
 * one sentence that is set large.
 */
type PagePart = PageSection | 'danger' | 'privacy' | 'pull';

type ServicePageProps = {
  service: ServiceId;
  locale: Locale;
  words: ServiceWords;
  /** The part of help that the passage on danger leads to, where it is about one. */
  danger?: HelpPart;
  related: readonly [ServiceId, ServiceId];
  parts: readonly PagePart[];
};

/**
 * What all service pages share: header with the service's scene, the session at a glance, related services, and the
 * call to action. What stands between is each page's own.
 */
export function ServicePage({ service, locale, words, danger, related, parts }: ServicePageProps) {
  const { common } = wordsFor(locale);
  const Scene = serviceDrawings[service];
  const offered = related.filter(isOffered);
  const show = (part: PagePart) => {
    if (part === 'danger')
      return <DangerPassage key={part} locale={locale} part={danger} {...words.danger} />;
    if (part === 'privacy') return <PrivacyPassage key={part} locale={locale} {...words.privacy} />;
    if (part === 'pull')
      return (
        words.pull && (
          <PullQuote key={part} large>
            <Text locale={locale}>{words.pull}</Text>
          </PullQuote>
        )
      );
    return <ServiceSection key={part.id} {...part} locale={locale} />;
  };
  return (
    <>
      <ArticlePart>
        <ServiceHeader
          locale={locale}
          {...words.header}
          breadcrumbs={
            <Breadcrumbs locale={locale} parent="services" here={pageName(service, locale)} />
          }
          picture={
            <div className="h-full overflow-hidden rounded-card print:hidden">
              <Scene
                {...underSky}
                className="scene relative aspect-8/3 w-full sm:aspect-8/5 lg:right-1/10 lg:aspect-scene lg:min-h-full lg:w-6/5 lg:max-w-none"
              />
            </div>
          }
        />
      </ArticlePart>

      <ArticlePart>
        <div className="measure flex flex-col gap-11 pb-11 lg:gap-24 lg:pb-24">
          <AtAGlance service={service} locale={locale} note={words.header.note} />
          {parts.map(show)}
        </div>
      </ArticlePart>

      {offered.length > 0 && (
        <section className="measure pb-20 lg:pb-28 print:hidden" aria-labelledby="related">
          <h2 id="related">{common.related}</h2>
          <ul className="mt-8 grid grid-cols-1 gap-6 lg:grid-cols-2">
            {offered.map((id) => (
              <li key={id}>
                <ServiceCard card={id} locale={locale} row />
              </li>
            ))}
          </ul>
        </section>
      )}

      <CallToAction locale={locale} {...words.callToAction} />
    </>
  );
}

/** A scene with more sky: its frame is as high as the words beside it, and what is in the scene stays as large. */
const underSky = { viewBox: '0 -140 600 540', preserveAspectRatio: 'xMidYMax slice' };

type AtAGlanceProps = Pick<ServicePageProps, 'service' | 'locale'> & { note: string };

/** What a session costs, how often and where, in which languages, and what this page's visitors ask first. */
function AtAGlance({ service, locale, note }: AtAGlanceProps) {
  const { common, cost } = wordsFor(locale);
  const { aside } = common;
  const values = valuesFor(locale);
  const sessions = pages[service].sessions;
  const several = sessions.length > 1;
  return (
    <div className="-mt-4 border-y border-sand py-4 text-base break-inside-avoid lg:-mt-10 lg:py-8">
      <h2 className="sr-only">{aside.heading}</h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 narrow:grid-cols-1 sm:grid-cols-3 sm:gap-x-12">
        <Fact name={aside.fee} className="max-sm:col-span-full">
          {sessions.map((session) => (
            <p key={session}>
              <strong className="font-semibold">
                {several && `${cost.session.options[session]} · `}
                {values.fee[session]}
              </strong>{' '}
              · <WholeWords>{values.short.length[session]}</WholeWords>
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
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-12 gap-y-1">
        <div className="max-w-text">
          <p>
            <Text locale={locale}>{note}</Text>
          </p>
          <SessionLanguages locale={locale} />
        </div>
        <TextLink href={localePath(pagePaths.fees, locale)} className="print:hidden">
          {aside.allFees}
        </TextLink>
      </div>
    </div>
  );
}

type FactProps = { name: string; className?: string; children: ReactNode };

function Fact({ name, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt className="text-note text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
