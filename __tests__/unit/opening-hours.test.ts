/** @jest-environment node */

import { statusText } from '@/components/sections/status-text';
import { practice } from '@/content/practice';
import { calendarFor } from '@/facts/calendar/calendar';
import { publicHolidaysIn } from '@/facts/calendar/holidays';
import { dayAt, statusAt } from '@/facts/calendar/opening-hours';
import { offsetsIn } from '@/facts/calendar/time-zone';
import { type Calendar, spansOf, type Week } from '@/facts/calendar/week';
import { hoursNames } from '@/facts/values';
import { wordsFor } from '@/words/words';
import { inEvery } from '../fixtures/in-every';
import fc from '../tools/property';

// Figures are those that were specified, whatever the practice has now.
jest.mock('@/content/practice', () => jest.requireActual('../fixtures/specified-practice'));

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const at = (iso: string) => Date.parse(iso);

const moments = fc
  .integer({ min: at('2024-01-01T00:00Z') / minute, max: at('2044-01-01T00:00Z') / minute })
  .map((minutes) => minutes * minute);

const clockTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
/** Some spans of a day, in order, from as many clock times as are given. */
const spans = (times: number) =>
  // Clocks are changed in the hours before four.
  fc
    .uniqueArray(fc.integer({ min: 4 * 60, max: 24 * 60 - 1 }), {
      minLength: times,
      maxLength: times,
    })
    .map((minutes) => minutes.sort((a, b) => a - b).map(clockTime))
    .map((sorted) =>
      sorted.flatMap((opens, index) =>
        index % 2 ? [] : [{ opens, closes: sorted[index + 1] ?? '' }],
      ),
    );
const dayHours = fc.oneof(
  fc.constantFrom('closed' as const, 'by appointment' as const),
  spans(2).map(([span = { opens: '', closes: '' }]) => span),
  spans(4),
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

const holidays = publicHolidaysIn('Queensland', '2023-12-01', 21 * 366);
const ourZone = 'Australia/Brisbane';
const practiceZones = [ourZone, 'Australia/Sydney'] as const;
const offsets = Object.fromEntries(
  practiceZones.map((zone) => [zone, offsetsIn(zone, at('2023-12-01'), at('2044-02-01'))]),
);
const withWeek = (week: Week, zone: string = ourZone): Calendar => ({
  week,
  closed: [],
  holidays,
  offsets: offsets[zone] ?? [],
});
const ours = withWeek(practice.hours);
const withBreak: Week = {
  ...practice.hours,
  friday: [
    { opens: '09:00', closes: '12:00' },
    { opens: '14:00', closes: '20:00' },
  ],
};

/** Whether the practice is open at a moment, by `Intl` rather than by the code that is tested. */
function openOnTheWall(week: Week, moment: number, timeZone: string = ourZone): boolean {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
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
  return spansOf(hours).some(({ opens, closes }) => opens <= time && time < closes);
}

describe.each(practiceZones)('whether it is open in %s', (zone) => {
  const isHoliday = (moment: number) =>
    holidays.includes(dayAt(moment, withWeek(practice.hours, zone)));

  it('agrees with the clock on the wall, in any week', () => {
    fc.assert(
      fc.property(weeks, moments, (week, moment) => {
        fc.pre(!isHoliday(moment));
        expect(statusAt(withWeek(week, zone), moment).kind === 'open').toBe(
          openOnTheWall(week, moment, zone),
        );
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
          const status = statusAt(withWeek(week, zone), moment);
          const next = status.kind === 'closed' ? status.opens : status.closes;
          fc.pre(status.kind !== 'holiday');
          if (next === null) {
            expect(Object.values(week).every((hours) => typeof hours === 'string')).toBe(true);
            return;
          }
          expect(next).toBeGreaterThan(moment);
          expect(next - moment).toBeLessThanOrEqual(21 * day);
          const between = Math.floor(moment + part * (next - minute - moment));
          if (!isHoliday(between))
            expect(openOnTheWall(week, between, zone)).toBe(status.kind === 'open');
          if (status.kind === 'closed') expect(openOnTheWall(week, next, zone)).toBe(true);
        },
      ),
    );
  });
});

describe('a public holiday', () => {
  it('is one of its state, and a whole day', () => {
    const year = ['2026-01-01', 364] as const;
    expect(publicHolidaysIn('Queensland', ...year).map((date) => date.slice(5))).toEqual([
      // As the State has announced them. Christmas Eve is one from 6 pm only.
      ...['01-01', '01-26', '04-03', '04-04', '04-05', '04-06', '04-25', '05-04', '10-05'],
      ...['12-25', '12-26', '12-28'],
    ]);
    expect(publicHolidaysIn('Victoria', ...year)).toContain('2026-11-03');
  });

  it('is said to be one, and no opening on it is promised', () => {
    expect(statusAt(ours, at('2026-12-25T02:00Z')).kind).toBe('holiday');
    expect(statusAt(withWeek(withBreak), at('2026-12-25T05:00Z')).kind).toBe('holiday');
    // Easter Sunday, and the Tuesday that follows.
    expect(statusAt(ours, at('2027-03-28T02:00Z'))).toEqual({
      kind: 'closed',
      opens: at('2027-03-29T23:00Z'),
    });
  });
});

describe('a closure', () => {
  const closed = [{ from: '2026-12-23', to: '2027-01-05' }];
  const away = { ...ours, closed };
  const noon = at('2026-12-24T02:00Z');

  it('is closed, and what opens next is after it', () => {
    expect(statusAt(away, noon)).toEqual({
      kind: 'closed',
      opens: at('2027-01-05T23:00Z'),
    });
    expect(statusAt(away, at('2026-12-22T02:00Z')).kind).toBe('open');
  });

  it.each([
    ['en', '12:00 pm in Tewantin · opens Wednesday,? 6 January at 9:00 am'],
    ['fr', '12 h à Tewantin · ouvre mercredi 6 janvier à 9 h'],
  ] as const)('says in %s on which day it ends', (locale, text) => {
    const closedOn = [{ from: '2026-12-23', to: '2027-01-05', name: inEvery('Away') }];
    const calendar = calendarFor(locale, { ...practice, closedOn });
    expect(
      statusText(
        statusAt(calendar, noon),
        noon,
        wordsFor(locale).openingHours.status,
        hoursNames(locale),
        calendar,
      ).replace(/[\u00a0\u202f]/g, ' '),
    ).toMatch(new RegExp(`^${text}$`));
  });
});

describe('the status in words', () => {
  const say = (moment: string, week: Week = practice.hours) =>
    statusText(
      statusAt(withWeek(week), at(moment)),
      at(moment),
      wordsFor('en').openingHours.status,
      hoursNames('en'),
      calendarFor('en', { ...practice, hours: week }),
    );

  it.each([
    ['2026-11-20T03:00Z', '1:00 pm in Tewantin · open until 6:00 pm'],
    ['2026-11-19T22:00Z', '8:00 am in Tewantin · opens at 9:00 am'],
    ['2026-11-19T10:05Z', '8:05 pm in Tewantin · opens Friday at 9:00 am'],
    ['2026-11-20T16:14Z', '2:14 am in Tewantin · opens Monday at 9:00 am'],
  ])('at %s: %s', (moment, text) => {
    expect(say(moment).replace(/[\u00a0\u202f]/g, ' ')).toBe(text);
  });

  it('says when it opens again after a break', () => {
    expect(say('2026-11-20T00:00Z', withBreak)).toMatch(/open until 12:00.pm$/);
    expect(say('2026-11-20T03:00Z', withBreak)).toMatch(/opens at 2:00.pm$/);
  });

  it('knows a week with one morning, and one without any', () => {
    const none = Object.fromEntries(
      Object.keys(practice.hours).map((name) => [name, 'by appointment']),
    ) as Week;
    expect(say('2026-11-20T03:00Z', none)).toBe('1:00\u00a0pm in Tewantin\u00a0· by appointment');
    const fridays: Week = { ...none, friday: { opens: '09:00', closes: '12:00' } };
    expect(say('2026-11-20T03:00Z', fridays).replace(/[\u00a0\u202f]/g, ' ')).toBe(
      '1:00 pm in Tewantin · opens Friday at 9:00 am',
    );
  });
});
