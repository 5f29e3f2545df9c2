import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { localePath, pagePaths, type ServiceId, serviceSessions } from '@/site/addresses';
import { valuesFor } from '@/site/facts';
import type { Locale } from '@/site/locales';
import type { LongServiceWords } from '@/site/shapes';
import { pageName, wordsFor } from '@/site/words';
import { ArticlePart } from './article-part';
import { Breadcrumbs } from './breadcrumbs';
import { CallToAction } from './call-to-action';
import { ServiceHeader } from './long-service-header';
import { type PageSection, ServiceSection } from './long-service-section';
import { WholeWords } from './marked-words';
import { PageContents } from './page-contents';
import { PullQuote } from './pull-quote';
import { ServiceCard } from './service-card';
import { serviceDrawings } from './service-drawings';
import { SceneDetail } from './service-scene';
import { SessionLanguages } from './session-languages';
import { Text } from './text';

/**
 * A section, or what stands between sections: `scene`, to rest the eye on, is a detail of the service's scene, `pull` the
 * page's one sentence that is set large.
 */
type PagePart = PageSection | 'scene' | 'pull';

/** A scene with more sky: its frame is as high as the words beside it, and what is in the scene stays as large. */
const underSky = { viewBox: '0 -140 600 540', preserveAspectRatio: 'xMidYMax slice' };

type ServicePageProps = {
  service: ServiceId;
  locale: Locale;
  words: LongServiceWords;
  related: readonly [ServiceId, ServiceId];
  /** What stands before fee and contents. */
  first?: readonly PagePart[];
  parts: readonly PagePart[];
};

/**
 * What all service pages share: header with the service's scene, fee and contents, related services, and the
 * call to action. What stands between is each page's own.
 */
export function LongServicePage({
  service,
  locale,
  words,
  related,
  first = [],
  parts,
}: ServicePageProps) {
  const { common } = wordsFor(locale);
  const Scene = serviceDrawings[service];
  const show = (part: PagePart) => {
    if (part === 'scene')
      return (
        <SceneDetail
          key={part}
          service={service}
          className="aspect-scene w-full rounded-card sm:aspect-strip print:hidden"
        />
      );
    if (part === 'pull')
      return (
        <PullQuote key={part} large>
          <Text locale={locale}>{words.pull}</Text>
        </PullQuote>
      );
    return <ServiceSection key={part.id} {...part} locale={locale} />;
  };
  const headings = [...first, ...parts].flatMap((part) =>
    typeof part === 'string' ? [] : { id: part.id, text: part.words.heading },
  );
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
            <figure className="flex h-full flex-col print:hidden">
              <div className="grow overflow-hidden rounded-card">
                <Scene
                  {...underSky}
                  className="scene relative aspect-8/5 w-full lg:right-1/10 lg:aspect-scene lg:min-h-full lg:w-6/5 lg:max-w-none"
                />
              </div>
              <figcaption className="mt-3 text-note text-ink-soft">{words.header.scene}</figcaption>
            </figure>
          }
        />
      </ArticlePart>

      <ArticlePart>
        <div className="measure flex flex-col gap-16 pb-16 lg:gap-24 lg:pb-24">
          {first.map(show)}
          <AtAGlance service={service} locale={locale} headings={headings} />
          {parts.map(show)}
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
    <div className="border-sand text-base max-lg:-my-2 lg:grid lg:grid-cols-hanging lg:gap-x-between lg:border-y lg:py-10">
      {/* On paper it has no ground. */}
      <div className="break-inside-avoid max-lg:rounded-card max-lg:bg-shell max-lg:p-6 print:p-0">
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
                  <WholeWords>{values.short.length[session]}</WholeWords>
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
      <PageContents locale={locale} headings={headings} look="columns" className="max-lg:mt-6" />
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    // The name stands beside the fact, but not where three facts do, nor where large letters leave too little room.
    <div className="flex-wrap items-baseline max-sm:flex lg:flex">
      <dt className="shrink-0 basis-25 text-note leading-6.5 text-ink-soft">{name}</dt>
      <dd className="grow basis-32">{children}</dd>
    </div>
  );
}
