/** @jest-environment node */

import { momentOf, readingAt, wallClock } from '@/facts/calendar/time';
import { offsetsIn } from '@/facts/calendar/time-zone';

const hour = 60 * 60 * 1000;
const start = Date.parse('2024-01-01T00:00Z');
const end = Date.parse('2027-01-01T00:00Z');

it.each([
  ['2026-11-21T13:59:59.999Z', '2026-11-21'],
  ['2026-11-21T14:00:00.000Z', '2026-11-22'],
  ['2026-12-31T13:59:59.000Z', '2026-12-31'],
  ['2026-12-31T14:00:00.000Z', '2027-01-01'],
  ['2024-02-29T00:00:00.000Z', '2024-02-29'],
])('ten hours ahead of UTC the day at %s is %s', (moment, day) => {
  expect(wallClock(Date.parse(moment), [[0, 10]]).day).toBe(day);
});

it('a zone whose clocks are never changed has one entry', () => {
  expect(offsetsIn('Australia/Brisbane', start, end)).toEqual([[0, 10]]);
});

describe.each(['Australia/Brisbane', 'Australia/Sydney', 'Australia/Lord_Howe'])(
  'the clocks of %s',
  (timeZone) => {
    const offsets = offsetsIn(timeZone, start, end);
    const format = new Intl.DateTimeFormat('sv', {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone,
    });

    it('are those of the zone’s own data, at every half hour of three years', () => {
      const wrong: string[] = [];
      for (let moment = start; moment < end; moment += hour / 2) {
        const { day, time } = wallClock(moment, offsets);
        if (`${day} ${time}` !== format.format(moment)) wrong.push(`${day} ${time}`);
      }
      expect(wrong).toEqual([]);
    });

    it('show a reading at its moment, but where a change skips or repeats it', () => {
      const wrong: number[] = [];
      for (let moment = start; moment < end; moment += hour / 2) {
        const reading = readingAt(moment, offsets);
        const isNight = new Date(reading).getUTCHours() < 4;
        if (!isNight && momentOf(reading, offsets) !== moment) wrong.push(moment);
      }
      expect(wrong).toEqual([]);
    });
  },
);
