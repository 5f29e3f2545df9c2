/** @jest-environment node */

import { openStatus } from '@/browser/behaviours/open-status';
import { practice } from '@/content/practice';
import { calendarOf } from '@/facts/calendar/calendar';
import { publicHolidaysIn } from '@/facts/calendar/holidays';
import { statusAt } from '@/facts/calendar/opening-hours';
import { wallClock } from '@/facts/calendar/time';
import { offsetsIn } from '@/facts/calendar/time-zone';
import { type Calendar, type DayHours, spansOf, type Week, weekdays } from '@/facts/calendar/week';
import { hoursNames } from '@/facts/calendar/week-formats';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';
import fc from '../tools/property';
import { plainSpaces } from '../tools/texts';

const minute = 60_000;
const at = (iso: string) => Date.parse(iso);
const withBreak = [
  { opens: '09:00', closes: '12:00' },
  { opens: '14:00', closes: '20:00' },
];

describe.each(['Australia/Brisbane', 'Australia/Sydney'])('in any week in %s', (timeZone) => {
  const [from, to] = [at('2024-01-01'), at('2044-01-01')];
  const offsets = offsetsIn(timeZone, from, to);
  const until = '2044-01-01';
  const holidays = publicHolidaysIn('Queensland', '2024-01-01', until);
  const hours = fc.constantFrom<DayHours>(
    ...(['closed', 'by appointment'] as const),
    { opens: '04:00', closes: '23:59' },
    { opens: '07:30', closes: '12:15' },
    withBreak,
  );
  const weeks = fc.array(hours, { minLength: 7, maxLength: 7 });
  const moments = fc.integer({ min: from / minute, max: to / minute - 30 * 24 * 60 });
  const wall = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });

  it('it is open when the clock on the wall says so, and that changes when it is said', () => {
    fc.assert(
      fc.property(weeks, moments, fc.double({ min: 0, max: 1, noNaN: true }), (days, now, part) => {
        const week = Object.fromEntries(weekdays.map((name, index) => [name, days[index]])) as Week;
        const isHoliday = (moment: number) => holidays.includes(wallClock(moment, offsets).day);
        const isOpen = (moment: number) => {
          const [day = '', time = ''] = wall.format(moment).split(/,? /);
          return spansOf(week[day.toLowerCase() as keyof Week]).some(
            ({ opens, closes }) => opens <= time && time < closes,
          );
        };
        const moment = now * minute;
        fc.pre(!isHoliday(moment));
        const status = statusAt({ week, closed: [], holidays, until, offsets }, moment);
        expect(isOpen(moment)).toBe(status.kind === 'open');
        if (status.kind === 'unknown') throw new Error('All these years are known.');
        const next = status.kind === 'closed' ? status.opens : status.closes;
        if (next === null) return expect(days.flatMap(spansOf)).toEqual([]);
        expect(next).toBeGreaterThan(moment);
        const between = Math.floor(moment + part * (next - minute - moment));
        if (!isHoliday(between)) expect(isOpen(between)).toBe(status.kind === 'open');
        expect(isOpen(next)).toBe(status.kind === 'closed');
      }),
    );
  });
});

it('public holidays are the whole days of one state', () => {
  const inState = (state: string) => publicHolidaysIn(state, '2026-01-01', '2027-01-01');
  // Christmas Eve is one from 6 pm only; Boxing Day is a Saturday.
  expect(inState('Queensland').slice(-4)).toEqual(
    ['10-05', '12-25', '12-26', '12-28'].map((day) => `2026-${day}`),
  );
  expect(inState('Victoria')).toContain('2026-11-03');
});

it('public holidays are known as far as the clocks, for ten years', () => {
  const { holidays, until } = calendarOf(practice);
  const years = (day = '') => Number(day.slice(0, 4));
  expect(years(until) - years(holidays[0])).toBeGreaterThanOrEqual(9);
  expect(years(holidays.at(-1))).toBeGreaterThanOrEqual(years(until) - 1);
});

const closedOn = [{ from: '2026-12-29', to: '2027-01-05', name: { en: 'Away' } }];
const oneMorning = Object.fromEntries(weekdays.map((day) => [day, 'by appointment'])) as Week;

it.each<[string, string, Week?, Locale?]>([
  ['2026-11-20T03:00Z', '1:00 pm in Tewantin · open until 6:00 pm'],
  ['2026-11-19T22:00Z', '8:00 am in Tewantin · opens at 9:00 am'],
  ['2026-11-19T10:05Z', '8:05 pm in Tewantin · opens Friday at 9:00 am'],
  ['2026-11-20T16:14Z', '2:14 am in Tewantin · opens Monday at 9:00 am'],
  // After a break.
  [
    '2026-11-20T03:00Z',
    '1:00 pm in Tewantin · opens at 2:00 pm',
    { ...practice.hours, friday: withBreak },
  ],
  // On a public holiday, and before one: Boxing Day's Monday.
  ['2026-12-25T02:00Z', '12:00 pm in Tewantin · public holiday, may be closed'],
  ['2026-12-26T02:00Z', '12:00 pm in Tewantin · opens Wednesday 6 January at 9:00 am'],
  // Within a closure, and near its end.
  ['2026-12-30T02:00Z', '12 h à Tewantin · ouvre mercredi 6 janvier à 9 h', practice.hours, 'fr'],
  ['2027-01-04T02:00Z', '12:00 pm in Tewantin · opens Wednesday at 9:00 am'],
  // Weeks with one morning, and with none.
  [
    '2026-11-20T03:00Z',
    '1:00 pm in Tewantin · opens Friday 27 November at 9:00 am',
    { ...oneMorning, friday: { opens: '09:00', closes: '12:00' } },
  ],
  ['2026-11-20T03:00Z', '1:00 pm in Tewantin · by appointment', oneMorning],
  // The last day that is known, a Sunday, and a year later: it may be a public holiday.
  ['2027-10-31T02:00Z', ''],
  ['2028-11-20T03:00Z', ''],
])('at %s the line says: %s', (moment, text, hours = practice.hours, locale = 'en') => {
  const now = at(moment);
  const calendar: Calendar = {
    ...calendarOf({ ...practice, hours, closedOn }),
    holidays: publicHolidaysIn('Queensland', '2026-11-01', '2027-11-01'),
    until: '2027-11-01',
  };
  const words = wordsFor(locale).openingHours.status;
  const { text: line } = openStatus({ calendar, words, names: hoursNames(locale) }, now);
  expect(plainSpaces(line).replace('Wednesday,', 'Wednesday')).toBe(text);
});
