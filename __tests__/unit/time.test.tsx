import { practice } from '@/content/practice';
import { wallClock } from '@/lib/hours/time';
import { aheadOfUtc } from '@/site/clock';

const ahead = 10 * 60 * 60 * 1000;

describe('the day at the practice', () => {
  it.each([
    ['2026-11-21T13:59:59.999Z', '2026-11-21'],
    ['2026-11-21T14:00:00.000Z', '2026-11-22'],
    ['2026-12-31T13:59:59.000Z', '2026-12-31'],
    ['2026-12-31T14:00:00.000Z', '2027-01-01'],
    ['2024-02-29T00:00:00.000Z', '2024-02-29'],
  ])('at %s is %s', (moment, day) => {
    expect(wallClock(Date.parse(moment), ahead).day).toBe(day);
  });

  it("is the one that the zone's own data has, with its clock, at every hour of twenty years", () => {
    const format = new Intl.DateTimeFormat('sv', {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: practice.location.timeZone,
    });
    const hour = 60 * 60 * 1000;
    const end = Date.parse('2044-01-01T00:00Z');
    const others: string[] = [];
    for (let moment = Date.parse('2024-01-01T00:00Z'); moment < end; moment += hour) {
      const { day, time } = wallClock(moment, aheadOfUtc);
      if (`${day} ${time}` !== format.format(moment)) others.push(`${day} ${time}`);
    }
    expect(others).toEqual([]);
  });
});
