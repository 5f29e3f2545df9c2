import './help-page.css';
import clsx from 'clsx';
import { HelpLines } from '@/components/sections/help-lines';
import { LinkedParagraphs, LinkedText } from '@/components/sections/linked-text';
import { weather } from '@/content/crisis-lines';
import type { Locale } from '@/languages/locales';
import { type HelpPart, helpParts } from '@/routing/addresses';
import type { Situation } from '@/words/shapes';
import { wordsFor } from '@/words/words';

/** Of the ways to reach a line, in this order. */
const ways = ['speech', 'language', 'hearing', 'watched', 'abroad'] as const;

/** How many parts the first sheet of paper has. */
const onFirstSheet = 5;

/** Who to call, the deadliest danger first. Plain HTML, nothing folded (docs/specification.md 6). */
export function HelpPage({ locale }: { locale: Locale }) {
  const words = wordsFor(locale).pages.help;
  const parts = Object.entries(words.situations) as [HelpPart, Situation][];
  return (
    // Two sheets of paper: the numbers, and the parts that cannot wait, on the first.
    <div className="help-page page-width pb-16 lg:pb-24 print:[zoom:0.55]">
      <Leave {...words.leave} />
      <div className="grid gap-x-between gap-y-10 lg:grid-cols-12 print:mb-4 print:block">
        <div className="lg:col-span-7">
          <h1 className="mt-3">{words.header.title}</h1>
          <p className="mt-1 text-ink-soft lg:mt-3">{words.header.lead}</p>
          <HelpLines locale={locale} lines={words.first} texts large className="mt-3 lg:mt-6" />
        </div>
        <section className="lg:col-span-5 lg:pt-3 print:mt-4" aria-labelledby="ways">
          <h2 id="ways" className="text-title">
            {words.ways.heading}
          </h2>
          <dl className="mt-4 grid max-w-text gap-4 text-base print:mt-2 print:block print:max-w-none print:columns-2 print:*:mb-2 print:*:break-inside-avoid">
            {ways.map((way) => (
              <div key={way}>
                <dt className="font-semibold">{words.ways[way].title}</dt>
                <dd className="text-ink-soft">
                  <LinkedText locale={locale}>{words.ways[way].text}</LinkedText>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>

      <nav className="mt-10 lg:mt-14 print:hidden" aria-labelledby="parts">
        <h2 id="parts" className="text-title">
          {words.contents}
        </h2>
        <ul className="mt-3 gap-x-10 sm:columns-2">
          {parts.map(([part, { heading }]) => (
            <li key={part} className="break-inside-avoid">
              <a
                href={`#${helpParts[part]}`}
                className="flex min-h-11 items-center py-1.5 leading-snug text-river underline-offset-4 hover:underline"
              >
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>

      {[parts.slice(0, onFirstSheet), parts.slice(onFirstSheet)].map((sheet, index) => (
        <div
          key={index}
          className={clsx('print:columns-2 print:gap-x-12', index > 0 && 'print:break-before-page')}
        >
          {sheet.map(([part, situation]) => (
            <Part key={part} id={helpParts[part]} locale={locale} {...situation} />
          ))}
        </div>
      ))}
      <p className="hidden print:block">{words.paper}</p>
    </div>
  );
}

/**
 * Leads away at once, to the weather, and stays in view. Where the script runs, the browser's way back does not return
 * (browser/behaviours/leave.ts). It erases nothing, and says so.
 */
function Leave({ action, note }: { action: string; note: string }) {
  return (
    <p className="sticky top-0 z-10 flex flex-wrap items-center gap-x-3 bg-paper text-base text-ink-soft print:hidden">
      <a
        href={weather}
        rel="noreferrer"
        data-leave=""
        className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4 hover:decoration-2"
      >
        {action}
      </a>
      {/* Always below it on phones, so that a late typeface moves nothing. */}
      <span className="max-sm:basis-full max-sm:-mt-1">{note}</span>
    </p>
  );
}

type PartProps = Situation & { id: string; locale: Locale };

/** What to do in one kind of danger. The longest has its heading above two columns. */
function Part({ id, heading, paragraphs, lines, points, locale }: PartProps) {
  const long = paragraphs && points;
  const column = 'max-w-text space-y-4 print:max-w-none print:space-y-2';
  return (
    <section
      id={id}
      className={clsx(
        'mt-14 lg:mt-20 print:mt-0 print:mb-4 print:block print:p-0',
        !long && 'md:grid md:grid-cols-five-seven md:gap-x-between',
      )}
    >
      <h2 className="print:text-title">{heading}</h2>
      <div
        className={clsx(
          'mt-4 grid gap-x-between gap-y-4 print:mt-1 print:block',
          long ? 'md:grid-cols-2' : 'md:mt-1',
        )}
      >
        <div className={column}>
          {Object.entries(paragraphs ?? {}).map(([fact, text]) => (
            <LinkedParagraphs key={fact} locale={locale}>
              {text}
            </LinkedParagraphs>
          ))}
          <HelpLines locale={locale} lines={lines} />
        </div>
        {points && (
          <ul className={`list-disc pl-5 text-ink-soft marker:text-river print:mt-2 ${column}`}>
            {Object.entries(points).map(([fact, text]) => (
              <li key={fact}>
                <LinkedText locale={locale}>{text}</LinkedText>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
