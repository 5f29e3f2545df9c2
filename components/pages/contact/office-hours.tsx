import clsx from 'clsx';
import { decidingFacts, NamedLines } from '@/components/sections/deciding-facts';
import { InEnglish } from '@/components/sections/owners-words';
import { Summary } from '@/components/ui/summary';
import { practice } from '@/content/practice';
import { calendarOf, closuresOf } from '@/facts/calendar/calendar';
import { offsetsOf, today } from '@/facts/calendar/clock';
import { longDates } from '@/facts/calendar/date-formats';
import type { Calendar } from '@/facts/calendar/week';
import { type HoursNames, hoursNames, weekFor } from '@/facts/calendar/week-formats';
import { ownerWords } from '@/facts/owner-text';
import { fill } from '@/languages/fill';
import { inGoodType } from '@/languages/grammar';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';

export function OfficeHours({ locale }: { locale: Locale }) {
  const { hours } = wordsFor(locale).pages.contact;
  const { evenings } = decidingFacts(locale);
  return (
    <>
      <Week locale={locale} />
      {evenings &&
        (practice.visit?.eveningTimes ? (
          <NamedLines facts={[evenings]} locale={locale} className="mt-3 text-base" />
        ) : (
          <p className="mt-3 text-base">{hours.evenings}</p>
        ))}
      <p className={clsx('text-base text-ink-soft', !evenings && 'mt-3')}>{hours.zone}</p>
      <Closures locale={locale} />
      <LocalHours locale={locale} />
    </>
  );
}

/** Consecutive days with the same hours share a line. */
function Week({ locale }: { locale: Locale }) {
  const { hours } = wordsFor(locale).pages.contact;
  const instead = { closed: hours.closed, 'by appointment': hours.byAppointment };
  return (
    <dl className="mt-3 text-base">
      {spells(weekFor(locale, practice)).map(([{ day, kind, texts }, last]) => (
        <div key={day} className="flex flex-wrap justify-between gap-x-4 py-1">
          <dt className="first-letter:uppercase">
            {last ? fill(hours.days, { from: day, to: last.day }) : day}
          </dt>
          <dd className={clsx('text-right', kind === 'open' ? 'font-semibold' : 'text-ink-soft')}>
            {(kind === 'open' ? texts : [instead[kind]]).map((line, index) => (
              <span key={line} className="block">
                {/* A screen reader may read both lines as one. */}
                {index > 0 && <span className="sr-only">, </span>}
                {line}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Day = ReturnType<typeof weekFor>[number];

/** The week's days, three or more alike in a row as the first and the last of them. */
function spells(week: Day[]): [first: Day, last?: Day][] {
  const alike = (one?: Day, other?: Day) =>
    one?.kind === other?.kind && one?.texts.join() === other?.texts.join();
  const runs: Day[][] = [];
  for (const day of week) {
    const run = runs.at(-1);
    if (run && alike(run[0], day)) run.push(day);
    else runs.push([day]);
  }
  return runs.flatMap((run): [Day, Day?][] =>
    run.length > 2 ? [[run[0] as Day, run.at(-1)]] : run.map((day) => [day]),
  );
}

/** When the practice is closed. What is over goes at the next build, and in a browser by a script (browser/behaviours/clock.ts). */
function Closures({ locale }: { locale: Locale }) {
  const closed = closuresOf(practice)
    .filter(({ to }) => to >= today(practice))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .flatMap(({ name, ...days }) => (name ? { days, ...ownerWords(name, locale) } : []));
  if (closed.length === 0) return null;
  return (
    <dl data-closures={JSON.stringify(offsetsOf(practice))} className="mt-3 text-base">
      <dt className="font-semibold">{wordsFor(locale).pages.contact.hours.closures}</dt>
      {closed.map(({ days, words, lang }) => (
        <dd key={days.from} data-to={days.to}>
          {inGoodType(`${longDates(days, locale)}:`, locale)} <span lang={lang}>{words}</span>
          {lang && <InEnglish locale={locale} />}
        </dd>
      ))}
    </dl>
  );
}

/** What a script needs to write the next days' hours. It stands in the page as JSON. */
export type LocalHoursData = { calendar: Calendar; names: HoursNames };

/**
 * The next days' hours in a visitor's own time. A script offers and writes them (browser/behaviours/local-hours.ts).
 * Space for the offer is reserved, most of it in the gap below.
 */
function LocalHours({ locale }: { locale: Locale }) {
  const data: LocalHoursData = { calendar: calendarOf(practice), names: hoursNames(locale) };
  return (
    <div className="-mb-7 min-h-14 has-[[open]]:mb-0 sm:min-h-11 print:hidden">
      <details hidden data-local-hours={JSON.stringify(data)}>
        <Summary className="py-1 text-base font-semibold text-river">
          {wordsFor(locale).openingHours.here}
        </Summary>
        <ul className="mt-2 space-y-1 text-base" />
      </details>
    </div>
  );
}
