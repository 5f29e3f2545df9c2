/** @jest-environment node */
import fc from 'fast-check';
import { hoursHere } from '@/components/pages/contact/hours-here';
import { statusText } from '@/components/sections/status-text';
import { hoursNames } from '@/content/facts';
import { allLocales, locales } from '@/content/locales';
import { practice } from '@/content/practice';
import { wordsFor } from '@/content/words';
import { clockIn, weekIn } from '@/lib/hours/hours-elsewhere';
import { type Opening, openings, statusAt, untilChange } from '@/lib/hours/opening-hours';
import { practiceTimeZone } from '@/lib/hours/time';
import type { Week } from '@/lib/hours/week';

// Figures are those that were specified, whatever the practice has now.
jest.mock('@/content/practice', () => jest.requireActual('../fixtures/specified-practice'));

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const at = (iso: string) => Date.parse(iso);
const iso = (moment: number) => new Date(moment).toISOString();

const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const moments = fc
  .integer({ min: at('2024-01-01T00:00Z') / minute, max: at('2044-01-01T00:00Z') / minute })
  .map((minutes) => minutes * minute);

const clockTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const dayHours = fc.oneof(
  fc.constantFrom('closed' as const, 'by appointment' as const),
  fc
    .uniqueArray(fc.integer({ min: 0, max: 24 * 60 - 1 }), { minLength: 2, maxLength: 2 })
    .map((pair) => pair.sort((a, b) => a - b).map(clockTime))
    .map(([opens = '', closes = '']) => ({ opens, closes })),
);
const weeks: fc.Arbitrary<Week> = fc.record({
  monday: dayHours,
  tuesday: dayHours,
  wednesday: dayHours,
  thursday: dayHours,
  friday: dayHours,
  saturday: dayHours,
  sunday: dayHours,
});

/** Whether the practice is open at a moment, by `Intl` rather than by the code that is tested. */
function openOnTheWall(week: Week, moment: number): boolean {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: practiceTimeZone,
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const hours = week[parts.weekday?.toLowerCase() as keyof Week];
  const time = `${parts.hour}:${parts.minute}`;
  return typeof hours === 'object' && hours.opens <= time && time < hours.closes;
}

describe('whether it is open', () => {
  it.each([
    // Saturday 21 November 2026 and the days around it, in Noosa.
    ['2026-11-19T22:59Z', 'closed', '2026-11-19T23:00:00.000Z'],
    ['2026-11-19T23:00Z', 'open', '2026-11-20T08:00:00.000Z'],
    ['2026-11-20T07:59Z', 'open', '2026-11-20T08:00:00.000Z'],
    ['2026-11-20T08:00Z', 'closed', '2026-11-22T23:00:00.000Z'],
    ['2026-11-21T02:00Z', 'closed', '2026-11-22T23:00:00.000Z'],
  ])('at %s it is %s until %s', (moment, kind, next) => {
    const status = statusAt(practice.hours, at(moment));
    expect(status.kind).toBe(kind);
    expect(iso((status.kind === 'open' ? status.closes : status.opens) ?? 0)).toBe(next);
  });

  it('agrees with the clock on the wall, in any week', () => {
    fc.assert(
      fc.property(weeks, moments, (week, moment) => {
        expect(statusAt(week, moment).kind === 'open').toBe(openOnTheWall(week, moment));
      }),
    );
  });

  it('changes when it says so, and not before', () => {
    fc.assert(
      fc.property(
        weeks,
        moments,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (week, moment, part) => {
          const status = statusAt(week, moment);
          const next = status.kind === 'open' ? status.closes : status.opens;
          if (next === null) {
            expect(Object.values(week).every((hours) => typeof hours === 'string')).toBe(true);
            return;
          }
          expect(next).toBeGreaterThan(moment);
          expect(next - moment).toBeLessThanOrEqual(7 * day);
          const between = Math.floor(moment + part * (next - minute - moment));
          expect(openOnTheWall(week, between)).toBe(status.kind === 'open');
          if (status.kind === 'closed') expect(openOnTheWall(week, next)).toBe(true);
          expect(untilChange(week, moment)).toBeGreaterThan(0);
          expect(untilChange(week, moment)).toBeLessThanOrEqual(Math.min(day, next - moment));
        },
      ),
    );
  });
});

describe('the week in another time zone', () => {
  it('keeps every opening, on its own day there, through changes of the clocks', () => {
    fc.assert(
      fc.property(weeks, zones, moments, (week, zone, moment) => {
        const clock = clockIn(zone);
        const days = weekIn(clock, week, moment);
        const names = days.map(({ noon }) => new Date(clock(noon)).getUTCDay());
        expect(names).toEqual([1, 2, 3, 4, 5, 6, 0]);

        const dates = days.map(({ noon }) => Math.floor(clock(noon) / day));
        expect(dates).toContain(Math.floor(clock(moment) / day));
        for (const [index, local] of days.entries()) {
          for (const { opens, closes } of local.openings) {
            expect(opens).toBeLessThan(closes);
            expect(Math.floor(clock(opens) / day)).toBe(dates[index]);
            expect(Math.floor(clock(closes - minute) / day)).toBe(dates[index]);
          }
        }

        // Every minute would be slow. The ends and the middle of each stretch show as much.
        const pieces = days.flatMap((local) => local.openings);
        const inPieces = (time: number) =>
          pieces.some(({ opens, closes }) => opens <= time && time < closes);
        const probes = openings(week, moment, -9, 9).flatMap(({ opens, closes }: Opening) => [
          opens - minute,
          opens,
          Math.floor((opens + closes) / 2 / minute) * minute,
          closes - minute,
          closes,
        ]);
        for (const probe of probes) {
          const within = dates.includes(Math.floor(clock(probe) / day));
          expect(inPieces(probe)).toBe(within && openOnTheWall(week, probe));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('says in every zone whatever the week in Noosa says', () => {
    fc.assert(
      fc.property(weeks, zones, moments, (week, zone, moment) => {
        const here = weekIn(clockIn(zone), week, moment);
        const days = Object.values(week);
        expect(here.some(({ openings }) => openings.length > 0)).toBe(
          days.some((hours) => typeof hours !== 'string'),
        );
        expect(here.some(({ byAppointment }) => byAppointment)).toBe(
          days.includes('by appointment'),
        );
      }),
    );
  });

  it.each([
    'America/Sao_Paulo',
    'America/New_York',
    'America/Santiago',
    'America/Havana',
    'America/St_Johns',
  ])('has the Saturday by appointment on the evening before it, too, in %s', (zone) => {
    const rows = texts(zone, '2026-11-24T00:00Z').rows;
    expect(rows[4]).toMatch(/^Friday: midnight – .*, by appointment$/);
    expect(rows[5]).toBe('Saturday: by appointment');
  });

  const texts = (zone: string, moment: string, locale: keyof typeof locales = 'en') => {
    const { openingHours, pages } = wordsFor(locale);
    const { contact } = pages;
    const words = {
      ...openingHours.here,
      closed: contact.hours.closed,
      byAppointment: contact.hours.byAppointment,
    };
    const { tag } = locales[locale];
    const here = hoursHere(zone, practice.hours, at(moment), words, tag);
    return {
      ...here,
      rows: here.rows.map(({ name, lines }) =>
        `${name}: ${lines.join(', ')}`.replace(/\u00a0(?=[ap]m)/g, ' '),
      ),
      spans: here.rows.map(({ spans }) => spans),
    };
  };

  it('is cut at the midnights of a zone behind', () => {
    const here = texts('America/Los_Angeles', '2026-11-24T00:00Z');
    expect(here.rows).toEqual([
      'Monday: 3:00 pm – midnight',
      'Tuesday: 3:00 pm – midnight',
      'Wednesday: 3:00 pm – midnight',
      'Thursday: 3:00 pm – midnight',
      'Friday: by appointment',
      'Saturday: closed',
      'Sunday: 3:00 pm – midnight',
    ]);
    expect(here.zone).toBe('Your time (Pacific Time)');
  });

  it('follows a change of the clocks within the week', () => {
    expect(texts('America/New_York', '2026-10-28T00:00Z').spans[0]).toEqual([
      [0, 4],
      [19, 24],
    ]);
    // In Paris they go back on Sunday 25 October 2026, in New York on Sunday 1 November.
    expect(texts('Europe/Paris', '2026-10-21T00:00Z').rows[0]).toBe('Monday: 1:00 am – 10:00 am');
    expect(texts('Europe/Paris', '2026-10-28T00:00Z').rows[0]).toBe('Monday: midnight – 9:00 am');
    expect(texts('America/New_York', '2026-10-28T00:00Z').rows).toEqual([
      'Monday: midnight – 4:00 am, 7:00 pm – midnight',
      'Tuesday: midnight – 4:00 am, 7:00 pm – midnight',
      'Wednesday: midnight – 4:00 am, 7:00 pm – midnight',
      'Thursday: midnight – 4:00 am, 7:00 pm – midnight',
      'Friday: midnight – 4:00 am, by appointment',
      'Saturday: by appointment',
      'Sunday: 6:00 pm – midnight',
    ]);
  });

  it('speaks the language of the page', () => {
    expect(texts('Europe/Paris', '2026-12-01T00:00Z', 'fr').rows[0]).toBe(
      'lundi: minuit – 9\u00a0h',
    );
    expect(texts('Europe/Paris', '2026-12-01T00:00Z', 'fr').zone).toContain('Europe centrale');
  });
});

describe('the status in words', () => {
  const say = (moment: string, week = practice.hours) =>
    statusText(
      statusAt(week, at(moment)),
      at(moment),
      wordsFor('en').openingHours.status,
      hoursNames(week, 'en'),
    );

  it.each([
    ['2026-11-20T03:00Z', 'Open now · until 6:00 pm'],
    ['2026-11-19T22:00Z', 'Opens at 9:00 am'],
    ['2026-11-19T10:00Z', 'Opens Friday 9:00 am'],
    ['2026-11-20T10:00Z', 'Opens Monday 9:00 am'],
    ['2026-11-21T03:00Z', 'Opens Monday 9:00 am'],
    ['2026-11-22T03:00Z', 'Opens Monday 9:00 am'],
  ])('at %s: %s', (moment, text) => {
    expect(say(moment).replace(/[\u00a0\u202f]/g, ' ')).toBe(text);
  });

  it('knows a week with one morning, and one without any', () => {
    const none = Object.fromEntries(
      Object.keys(practice.hours).map((name) => [name, 'by appointment']),
    ) as Week;
    expect(say('2026-11-20T03:00Z', none)).toBe('By appointment');
    const fridays: Week = { ...none, friday: { opens: '09:00', closes: '12:00' } };
    expect(say('2026-11-20T03:00Z', fridays).replace(/[\u00a0\u202f]/g, ' ')).toBe(
      'Opens Friday 9:00 am',
    );
  });

  it.each(allLocales)('leaves no brace unfilled in %s', (locale) => {
    const { status } = wordsFor(locale).openingHours;
    for (const moment of ['2026-11-20T03:00Z', '2026-11-19T22:00Z', '2026-11-21T03:00Z'])
      expect(
        statusText(
          statusAt(practice.hours, at(moment)),
          at(moment),
          status,
          hoursNames(practice.hours, locale),
        ),
      ).not.toMatch(/[{}]/);
  });
});
