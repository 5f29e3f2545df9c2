/** @jest-environment node */
import { localHours } from '@/components/pages/contact/local-hours';
import type { Closure } from '@/facts/calendar/closures';
import { offsetsIn } from '@/facts/calendar/time-zone';
import type { Week } from '@/facts/calendar/week';
import { hoursNames } from '@/facts/values';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';
import { practice } from '../fixtures/specified-practice';

type Asked = {
  /** Where the visitor is, and when. */
  zone: string;
  now: string;
  practiceZone?: string;
  week?: Partial<Week>;
  closed?: Closure[];
  holidays?: string[];
  locale?: Locale;
};

/** What a visitor reads: a day a line. */
function read({
  practiceZone = 'Australia/Brisbane',
  week = {},
  closed = [],
  holidays = [],
  locale = 'en',
  zone,
  now,
}: Asked) {
  const { openingHours, pages } = wordsFor(locale);
  const moment = Date.parse(now);
  const calendar = {
    week: { ...practice.hours, ...week },
    offsets: offsetsIn(practiceZone, moment - 1e10, moment + 1e10),
    ...{ closed, holidays },
  };
  const words = { ...pages.contact.hours, ...openingHours.here, ...openingHours.status };
  const { days, zone: name } = localHours(
    { calendar, words, names: hoursNames(locale) },
    moment,
    zone,
  );
  return {
    days: days.map(({ date, hours }) =>
      `${date.replace(',', '')}: ${hours}`.replace(/[\u00a0\u202f]/g, ' '),
    ),
    zone: name,
  };
}

describe('in the week of a change of the clocks each day has its own time', () => {
  it('in the visitor’s zone, Lisbon on 29 March 2026', () => {
    expect(read({ zone: 'Europe/Lisbon', now: '2026-03-26T12:00Z' }).days).toEqual([
      'Thursday 26 March: Wednesday 11:00 pm – Thursday 8:00 am',
      'Friday 27 March: Thursday 11:00 pm – Friday 8:00 am',
      'Saturday 28 March: by appointment',
      'Sunday 29 March: closed',
      'Monday 30 March: midnight – 9:00 am',
      'Tuesday 31 March: midnight – 9:00 am',
      'Wednesday 1 April: midnight – 9:00 am',
    ]);
    expect(read({ zone: 'Europe/Lisbon', now: '2026-03-29T12:00Z' }).days[1]).toBe(
      'Monday 30 March: midnight – 9:00 am',
    );
  });

  it('by half hours, St John’s before 8 March 2026', () => {
    const { days } = read({ zone: 'America/St_Johns', now: '2026-03-05T12:00Z' });
    expect(days[1]).toBe('Friday 6 March: Thursday 7:30 pm – Friday 4:30 am');
    expect(days[4]).toBe('Monday 9 March: Sunday 8:30 pm – Monday 5:30 am');
  });

  it('in the practice’s zone, Sydney on 5 April 2026, for Kathmandu', () => {
    const { days } = read({
      practiceZone: 'Australia/Sydney',
      zone: 'Asia/Kathmandu',
      now: '2026-04-01T02:00Z',
    });
    expect(days[0]).toBe('Wednesday 1 April: 3:45 am – 12:45 pm');
    expect(days[5]).toBe('Monday 6 April: 4:45 am – 1:45 pm');
  });
});

it('begins with the day that it is at the practice', () => {
  const { days } = read({ zone: 'America/Los_Angeles', now: '2026-11-29T20:00Z' });
  expect(days).toHaveLength(7);
  expect(days[0]).toBe('Monday 30 November: Sunday 3:00 pm – midnight');
});

it('names the day where it changes within the hours, also on a day with a break', () => {
  const monday = [
    { opens: '07:00', closes: '12:00' },
    { opens: '13:00', closes: '18:00' },
  ];
  const { days } = read({ zone: 'America/New_York', now: '2026-11-30T02:00Z', week: { monday } });
  expect(days[0]).toBe(
    'Monday 30 November: Sunday 4:00 pm – 9:00 pm, Sunday 10:00 pm – Monday 3:00 am',
  );
});

it('says which days are closed, by appointment or a public holiday', () => {
  const { days } = read({
    zone: 'Asia/Tokyo',
    now: '2026-12-23T02:00Z',
    closed: [{ from: '2026-12-24', to: '2026-12-24' }],
    holidays: ['2026-12-25'],
  });
  expect(days.slice(0, 5)).toEqual([
    'Wednesday 23 December: 8:00 am – 5:00 pm',
    'Thursday 24 December: closed',
    'Friday 25 December: public holiday, may be closed',
    'Saturday 26 December: by appointment',
    'Sunday 27 December: closed',
  ]);
});

it.each([
  ['en', 'Monday 30 November: Sunday 8:00 pm – Monday 5:00 am', 'Brasilia'],
  ['es', 'lunes 30 de noviembre: del domingo 20:00 al lunes 5:00', 'Brasilia'],
  ['fr', 'lundi 30 novembre: du dimanche 20 h au lundi 5 h', 'Brasilia'],
  ['pt-br', 'segunda-feira 30 de novembro: de domingo 20h a segunda-feira 5h', 'Brasília'],
  ['fr', 'mardi 1er décembre: du lundi 20 h au mardi 5 h', 'Brasilia'],
] as const)('speaks %s, and names the visitor’s zone in it', (locale, day, zone) => {
  const said = read({ zone: 'America/Sao_Paulo', now: '2026-11-30T02:00Z', locale });
  expect(said.days).toContain(day);
  expect(said.zone).toContain(zone);
});
