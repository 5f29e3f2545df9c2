import { momentOf, readingAt, wallClock } from '@/facts/calendar/time';
import { offsetsIn } from '@/facts/calendar/time-zone';

/** In some days it comes to every half hour of a day. */
const step = 3.5 * 60 * 60 * 1000;
const start = Date.parse('2024-01-01T00:00Z');
const end = Date.parse('2027-01-01T00:00Z');

it.each([
  ['Australia/Brisbane', 1],
  ['Australia/Sydney', 7],
  ['Australia/Lord_Howe', 7],
])(
  'the clocks of %s are those of the zone’s own data, at all times of day in three years',
  (timeZone, entries) => {
    const offsets = offsetsIn(timeZone, start, end);
    expect(offsets).toHaveLength(entries);
    const format = new Intl.DateTimeFormat('sv', {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone,
    });
    const wrong: string[] = [];
    for (let moment = start; moment < end; moment += step) {
      const { day, time } = wallClock(moment, offsets);
      if (`${day} ${time}` !== format.format(moment)) wrong.push(`${day} ${time}`);
      // A change of the clocks skips or repeats a reading, always by night.
      if (time > '04:00' && momentOf(readingAt(moment, offsets), offsets) !== moment)
        wrong.push(`the moment of ${day} ${time}`);
    }
    expect(wrong).toEqual([]);
  },
);
