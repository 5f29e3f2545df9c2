import { openStatus } from '@/browser/behaviours/open-status';
import { practice } from '@/content/practice';
import { calendarOf } from '@/facts/calendar/calendar';
import { publicHolidaysIn } from '@/facts/calendar/holidays';
import { type Calendar, type Week, weekdays } from '@/facts/calendar/week';
import { hoursNames } from '@/facts/calendar/week-formats';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';
import { plainSpaces } from '../tools/texts';

const withBreak = [
  { opens: '09:00', closes: '12:00' },
  { opens: '14:00', closes: '20:00' },
];

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
  const now = Date.parse(moment);
  const calendar: Calendar = {
    ...calendarOf({ ...practice, hours, closedOn }),
    holidays: publicHolidaysIn('Queensland', '2026-11-01', '2027-11-01'),
    until: '2027-11-01',
  };
  const words = wordsFor(locale).openingHours.status;
  const { text: line } = openStatus({ calendar, words, names: hoursNames(locale) }, now);
  expect(plainSpaces(line).replace('Wednesday,', 'Wednesday')).toBe(text);
});
