import clsx from 'clsx';
import type { ReactNode } from 'react';
import { DrawingFile } from '@/components/illustrations/drawing-file';
import { Breadcrumbs } from '@/components/sections/breadcrumbs';
import { CallLink } from '@/components/sections/call-link';
import { BookOrCall } from '@/components/sections/call-to-action';
import { DangerPassage } from '@/components/sections/danger-passage';
import { decidingFacts } from '@/components/sections/deciding-facts';
import { Intake } from '@/components/sections/intake';
import { LinkedText } from '@/components/sections/linked-text';
import { OwnersWords } from '@/components/sections/owners-words';
import { SessionLanguages } from '@/components/sections/session-languages';
import { TextLink } from '@/components/ui/text-link';
import { practice } from '@/content/practice';
import { valuesFor } from '@/facts/formats';
import { nameWithLetters } from '@/facts/practitioner';
import { serviceSessions } from '@/facts/services';
import { type Locale, locales } from '@/languages/locales';
import { postPath } from '@/routing/addresses';
import { isOffered, pagePath, type ServiceId } from '@/routing/pages';
import type { ServiceWords } from '@/words/shapes';
import { pageName, wordsFor } from '@/words/words';
import { ClosingLeaf } from './closing-leaf';
import { section } from './page-section';
import { type ServiceParts, serviceParts } from './service-parts';

type ServicePageProps<Service> = { page: Service; locale: Locale };

/** A service's page. Between header and closing leaf stands what is its own. */
export function ServicePage<Service extends ServiceId>({
  page,
  locale,
}: ServicePageProps<Service>) {
  const { helpPart, related, parts }: ServiceParts<Service> = serviceParts[page];
  const words = wordsFor(locale).pages[page];
  const { header, danger }: ServiceWords = words;
  const safe = section('safe', { ...danger, helpPart }, DangerPassage);
  return (
    <>
      <div className="article-part">
        <Header service={page} locale={locale} {...header} />
      </div>
      <div className="article-part">
        <div className="flex flex-col gap-12 pb-14 lg:gap-20 lg:pb-24 print:block">
          <div className="page-width">
            <AtAGlance service={page} locale={locale} note={header.note} />
          </div>
          {parts(words).map((part, index) => {
            const row = [part]
              .flat()
              .filter((each) => each !== false)
              .map((each) => (each === 'danger' ? safe : each));
            const whole = row.some(({ layout }) => layout === 'whole');
            return (
              <div
                key={index}
                className={clsx(!whole && 'page-width', row.length > 1 && sideBySide)}
              >
                {row.map(({ show }) => show(locale))}
              </div>
            );
          })}
        </div>
      </div>
      <ClosingLeaf
        locale={locale}
        service={page}
        words={words}
        related={related.filter(isOffered)}
      />
    </>
  );
}

const sideBySide = 'grid gap-x-between gap-y-10 lg:grid-cols-2 print:block';

type HeaderProps = {
  service: ServiceId;
  locale: Locale;
  title: string;
  lead: string;
  article?: string;
  ways?: Record<string, string>;
};

function Header({ service, locale, title, lead, article, ways = {} }: HeaderProps) {
  return (
    <div className="page-width grid items-start pt-2 pb-10 lg:grid-cols-seven-five lg:grid-rows-[repeat(4,auto)_1fr] lg:gap-x-between lg:pt-8 lg:pb-14 print:block">
      <div>
        <Breadcrumbs locale={locale} parent="services" here={pageName(service, locale)} />
        <SessionLanguages locale={locale} className="mb-2 text-base font-semibold" />
      </div>
      <h1>{title}</h1>
      {/* In large text the practice's is the first number that one meets. */}
      <div className="mt-4 hidden large-text:block print:hidden">
        <CallLink locale={locale} />
      </div>
      {/* Follows the title, and stands beside the words in wide windows. */}
      <div className="self-stretch overflow-hidden rounded-card max-lg:mt-6 lg:col-start-2 lg:row-start-1 lg:row-end-6 print:hidden">
        {/* With more sky, since its frame is as high as the text beside it. */}
        <DrawingFile
          name={`scenes/${service}`}
          viewBox="0 -140 600 532"
          preserveAspectRatio="xMidYMax slice"
          className="scene relative aspect-5/3 w-full sm:aspect-8/5 lg:right-1/10 lg:aspect-scene lg:min-h-full lg:w-6/5 lg:max-w-none"
        />
      </div>
      <p className="mt-6 max-w-text text-lead text-ink-soft">{lead}</p>
      <div className="mt-8 print:hidden">
        <BookOrCall opening locale={locale} />
        {Object.entries(ways).map(([id, label]) => (
          <TextLink key={id} href={`#${id}`} className="mt-3 mr-8">
            {label}
          </TextLink>
        ))}
        {article && (
          <TextLink
            href={postPath('infidelity-ptsd')}
            hrefLang={locale === 'en' ? undefined : locales.en.tag}
            className="mt-4"
          >
            {article}
          </TextLink>
        )}
      </div>
      <Practitioner service={service} locale={locale} />
    </div>
  );
}

/** Who it is, and what she has trained in for this service, as far as the facts say. */
function Practitioner({ service, locale }: { service: ServiceId; locale: Locale }) {
  const { practitioner } = practice;
  if (!practitioner?.name) return null;
  const training = practitioner.training?.[service];
  return (
    <div className="mt-5 max-w-text text-base print:mt-2">
      <p translate="no" className="font-semibold">
        {nameWithLetters(practitioner)}
      </p>
      {training && (
        <p>
          <OwnersWords locale={locale} text={training} />
        </p>
      )}
    </div>
  );
}

type AtAGlanceProps = { service: ServiceId; locale: Locale; note: string };

/** What a session costs, how often and where, in which languages, and what this page's visitors ask first. */
function AtAGlance({ service, locale, note }: AtAGlanceProps) {
  const { common, cost } = wordsFor(locale);
  const { aside } = common;
  const values = valuesFor(locale, practice);
  const sessions = serviceSessions[service];
  const several = sessions.length > 1;
  const given = Object.values(decidingFacts(locale)).filter((fact) => !!fact);
  return (
    <div className="grid gap-x-between gap-y-2 rounded-card bg-shell p-6 text-base break-inside-avoid md:grid-cols-five-seven md:grid-rows-[auto_1fr] md:gap-y-0 md:px-0 large-text:px-2 print:p-0">
      <div className="md:pl-6 lg:pl-8 print:pl-0">
        <h2 className="sr-only">{aside.heading}</h2>
        <dl>
          <Fact name={aside.fee}>
            {sessions.map((session) => (
              <p key={session}>
                <strong className="font-semibold">
                  {several && `${cost.session.options[session]} · `}
                  <span translate="no">{values.fee[session]}</span>
                </strong>{' '}
                · <span className="whitespace-nowrap">{values.short.length[session]}</span>
              </p>
            ))}
          </Fact>
        </dl>
      </div>
      <dl className="md:col-start-2 md:row-span-2 md:row-start-1 grid content-start gap-x-between gap-y-2 sm:grid-cols-2 md:pr-6 lg:grid-cols-7 lg:pr-0 lg:*:odd:col-span-3 lg:*:even:col-span-4 lg:*:even:pr-8">
        <Fact name={aside.rhythm}>{aside.rhythmText}</Fact>
        <Fact name={aside.where}>{aside.whereText}</Fact>
        <Fact name={aside.privacy}>{aside.privacyText}</Fact>
        {given.map(({ name, text }) => (
          <Fact key={name} name={name}>
            {text}
          </Fact>
        ))}
      </dl>
      <div className="md:pl-6 lg:pl-8 print:pl-0">
        <Intake locale={locale} className="mt-2" />
        <p className="mt-2">
          <LinkedText locale={locale}>{note}</LinkedText>
        </p>
        <a
          href={pagePath('fees', locale)}
          className="inline-flex min-h-11 items-center underline underline-offset-4 print:hidden"
        >
          {aside.allFees}
        </a>
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-base text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
