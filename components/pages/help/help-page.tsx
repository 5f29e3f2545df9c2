import clsx from 'clsx';
import { HelpLines } from '@/components/sections/help-lines';
import { LinkedParagraphs, LinkedText } from '@/components/sections/linked-text';
import type { Locale } from '@/languages/locales';
import { type HelpPart, helpParts } from '@/routing/addresses';
import type { Situation } from '@/words/shapes';
import { wordsFor } from '@/words/words';
import { LeaveStrip } from './leave-strip';

/** Of the ways to reach a line, in this order. */
const ways = ['speech', 'language', 'hearing', 'watched', 'abroad'] as const;

/** Who to call, the deadliest danger first. Plain HTML, nothing folded (docs/specification.md 6). */
export function HelpPage({ locale }: { locale: Locale }) {
  const words = wordsFor(locale).pages.help;
  const parts = Object.entries(words.situations) as [HelpPart, Situation][];
  return (
    <div className="pb-16 lg:pb-24 print:pb-0">
      <LeaveStrip {...words.leave} />
      {/* On paper the columns of one sheet are filled, then those of the next. */}
      <div className="page-width print:columns-2 print:gap-x-8 print:px-0 print:text-[8.8pt] print:leading-tight">
        <div className={clsx(columns, 'gap-y-10 lg:grid-rows-[auto_1fr]')}>
          <div className={clsx(left, 'print:[column-span:all]')}>
            <h1 className="mt-4 lg:mt-8 print:mt-0">{words.header.title}</h1>
            <p className="mt-1 text-ink-soft max-sm:leading-snug lg:mt-3">{words.header.lead}</p>
            <HelpLines
              locale={locale}
              lines={words.first}
              texts
              large
              className="mt-3 lg:mt-6 print:mt-1"
            />
          </div>
          <section className={clsx(right, 'lg:row-span-2 lg:mt-10')} aria-labelledby="ways">
            <h2 id="ways" className="text-title">
              {words.ways.heading}
            </h2>
            <dl
              className={clsx(
                'mt-4 mr-1 gap-x-10 text-[1.0625rem] *:mb-4 *:break-inside-avoid md:max-lg:columns-2 lg:mr-11',
                'print:mt-1 print:mr-0 print:columns-auto print:text-[1em] print:*:mb-1.5',
              )}
            >
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
          <nav className={clsx(left, 'print:hidden')} aria-labelledby="parts">
            <h2 id="parts" className="text-title">
              {words.contents}
            </h2>
            <ul className="mt-3 gap-x-10 sm:max-lg:columns-2">
              {parts.map(([part, { heading }]) => (
                <li key={part} className="break-inside-avoid">
                  <a
                    href={`#${helpParts[part]}`}
                    className="flex min-h-11 items-center py-1.5 leading-snug text-river underline decoration-1 underline-offset-4 hover:decoration-2"
                  >
                    {heading}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>

        {parts.map(([part, situation]) => (
          <Part key={part} id={helpParts[part]} locale={locale} {...situation} />
        ))}
        <p className="hidden font-semibold print:block">{words.paper}</p>
      </div>
    </div>
  );
}

/** Wide windows have two columns throughout: what to know, and beside it the numbers. */
const columns = 'grid gap-x-between lg:grid-cols-12 print:block';
const left = 'lg:col-span-7';
const right = 'lg:col-span-5';

type PartProps = Situation & { id: string; locale: Locale };

/** What to do in one kind of danger. Many points go on below the numbers, in both columns. */
function Part({ id, heading, paragraphs, lines, points, locale }: PartProps) {
  const both = paragraphs && points;
  return (
    <section
      id={id}
      className={clsx(columns, 'mt-14 gap-y-5 lg:mt-20 lg:grid-rows-[auto_1fr] print:my-0')}
    >
      <div className={clsx(left, 'max-w-text space-y-4 print:space-y-1')}>
        <h2 className="print:text-title">{heading}</h2>
        {Object.entries(paragraphs ?? {}).map(([fact, text]) => (
          <LinkedParagraphs key={fact} locale={locale}>
            {text}
          </LinkedParagraphs>
        ))}
      </div>
      <HelpLines
        locale={locale}
        lines={lines}
        className={clsx(right, 'self-start print:mt-1', !both && points && 'lg:row-span-2')}
      />
      {points && (
        <ul
          className={clsx(
            'list-disc pl-5 text-ink-soft marker:text-river print:mt-1 print:columns-auto print:pl-4',
            '*:mb-4 *:break-inside-avoid print:*:mb-0.5',
            both ? 'gap-x-between lg:col-span-12 lg:columns-2' : clsx(left, 'max-w-text'),
          )}
        >
          {Object.entries(points).map(([fact, text]) => (
            <li key={fact}>
              <LinkedText locale={locale}>{text}</LinkedText>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
