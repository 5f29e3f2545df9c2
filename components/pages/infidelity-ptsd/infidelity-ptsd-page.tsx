import { Children, type ReactNode } from 'react';
import { DrawingFile } from '@/components/illustrations/drawing-file';
import { ArticleLayout } from '@/components/sections/article-layout';
import { HelpLines } from '@/components/sections/help-lines';
import { Paragraphs } from '@/components/sections/text-blocks';
import { Arrow } from '@/components/ui/arrow';
import { ButtonLink } from '@/components/ui/button';
import { Summary } from '@/components/ui/summary';
import Body, { tableOfContents } from '@/content/posts/infidelity-ptsd/en.mdx';
import { practice } from '@/content/practice';
import { references } from '@/content/references';
import { phoneForDialler, phoneForPeople } from '@/facts/phone';
import { postOf } from '@/posts/posts';
import { isOffered } from '@/routing/pages';
import { ptsdWords, wordsFor } from '@/words/words';
import { BreathingPacer } from './breathing-pacer';
import { Grounding } from './grounding';
import { HelpNow } from './help-now';

/** `/blog/infidelity-ptsd`: the dedicated article, in English only (docs/specification.md 2.7). */
export function InfidelityPtsdPage() {
  const { opening, breatheHere, contact, related } = ptsdWords();
  return (
    <ArticleLayout
      post={postOf('infidelity-ptsd')}
      locale="en"
      words={ptsdWords()}
      opening={
        <>
          {/* On phones it stands first, clear of the bar. */}
          <ButtonLink
            href="#article-breathe-in-for-4-and-out-for-6"
            look="help"
            className="max-lg:mb-5 sm:self-start lg:order-1 lg:mt-5 print:hidden"
          >
            {breatheHere}
          </ButtonLink>
          <p className="font-display text-title leading-snug text-balance">{opening}</p>
          <HelpNow className="mt-3 w-fit lg:order-2 max-lg:hidden" />
        </>
      }
      picture="scenes/tide-breathing"
      contents={tableOfContents}
      help={<HelpNow className="w-fit flex-wrap max-lg:hidden" />}
      after={
        <section
          className="mt-13 rounded-card border-2 border-glass p-7 sm:p-10 large-text:px-2 print:mt-4 print:break-inside-avoid print:rounded-none print:border-x-0 print:border-b-0 print:px-0 print:py-2"
          aria-labelledby="contact"
        >
          <h2 id="contact">{contact.heading}</h2>
          <p className="mt-3 max-w-text">{contact.text}</p>
          <a
            href={phoneForDialler(practice.phone)}
            translate="no"
            className="mt-4 inline-flex min-h-11 items-center font-display text-title leading-tight text-clay-strong underline decoration-2 underline-offset-8 hover:decoration-4"
          >
            {phoneForPeople(practice.phone)}
          </a>
        </section>
      }
      related={
        // Without `/services`, as specified: the host's redirects lead on (docs/specification.md 2.8).
        <ul className="mt-6 divide-y divide-sand border-y border-sand">
          {(['infidelity-recovery', 'couples-marriage'] as const)
            .filter(isOffered)
            .map((service) => (
              <li key={service}>
                <a
                  href={`/${service}`}
                  className="group flex min-h-16 items-center justify-between gap-4 py-3 font-display text-title leading-tight text-ink no-underline hover:text-clay"
                >
                  {related[service]}
                  <Arrow />
                </a>
              </li>
            ))}
        </ul>
      }
    >
      <Body
        components={{
          CrisisLines,
          Caution,
          Breathing: BreathingPacer,
          Grounding,
          Tomorrow,
          Symptoms,
          References,
        }}
      />
    </ArticleLayout>
  );
}

function CrisisLines() {
  return (
    <HelpLines
      locale="en"
      lines={wordsFor('en').pages.help.first}
      texts
      className="my-13 rounded-card bg-shell px-4 py-2 sm:px-10 sm:py-4 large-text:px-2 print:my-4 print:py-0"
    />
  );
}

function Caution() {
  const { heading, paragraphs } = ptsdWords().caution;
  return (
    <section
      className="my-13 rounded-card bg-shell p-7 sm:p-10 large-text:px-2 print:my-4 print:p-0"
      aria-labelledby="caution"
    >
      <h2 id="caution" className="text-title">
        {heading}
      </h2>
      <Paragraphs paragraphs={paragraphs} className="mt-4" />
    </section>
  );
}

function Symptoms({ children }: { children: ReactNode }) {
  return (
    <div className="mt-13 mb-4 gap-x-10 print:my-3 print:*:pb-3 *:break-inside-avoid *:border-t *:border-sand *:pt-5 *:pb-9 sm:columns-2 **:[h4]:font-semibold **:[ul]:mt-3">
      {children}
    </div>
  );
}

/** What need not be read tonight: whole in the HTML, so that search finds it. Its first child is the heading. */
function Tomorrow({ children }: { children: ReactNode }) {
  const [heading, ...rest] = Children.toArray(children);
  return (
    <details className="mt-16 border-y-2 border-glass print:mt-6 print:border-b-0">
      <Summary className="flex-wrap py-6 print:py-3 *:[h2]:grow *:[h2]:basis-0">
        {heading}
        <span className="order-last basis-full text-base text-ink-soft print:hidden">
          {ptsdWords().tomorrow}
        </span>
      </Summary>
      <div className="article-body pb-10 print:pb-0">
        <DrawingFile
          name="tide-at-dawn"
          className="aspect-scene w-full rounded-card sm:aspect-9/4 print:hidden"
        />
        {rest}
      </div>
    </details>
  );
}

/** A DOI is words and not a link: the site links to one other website only (docs/specification.md 3.15). */
function References() {
  const { heading, intro } = ptsdWords().references;
  return (
    <section
      className="border-t border-sand pt-8 text-base print:pt-4"
      aria-labelledby="references"
    >
      <h3 id="references">{heading}</h3>
      <p className="mt-3 text-ink-soft print:mt-1">{intro}</p>
      <ul className="mt-5 flex flex-col gap-3 print:mt-2 print:gap-1.5">
        {references.map(({ authors, year, title, journal, detail, doi }) => (
          <li key={title} className="pl-6 -indent-6 wrap-anywhere">
            {authors} ({year}). {title}. <cite>{journal}</cite>, {detail}.{doi && ` DOI ${doi}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
