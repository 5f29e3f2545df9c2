import { inNoosa, practiceTimeZone } from '@/lib/hours/time';

describe('the day in Noosa', () => {
  it.each([
    ['2026-11-21T13:59:59.999Z', '2026-11-21'],
    ['2026-11-21T14:00:00.000Z', '2026-11-22'],
    ['2026-12-31T13:59:59.000Z', '2026-12-31'],
    ['2026-12-31T14:00:00.000Z', '2027-01-01'],
    ['2024-02-29T00:00:00.000Z', '2024-02-29'],
  ])('at %s is %s', (moment, day) => {
    expect(inNoosa(new Date(moment)).day).toBe(day);
  });

  it("is the one that the zone's own data has, with its clock, at every hour of twenty years", () => {
    const format = new Intl.DateTimeFormat('sv', {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: practiceTimeZone,
    });
    const hour = 60 * 60 * 1000;
    const end = Date.parse('2044-01-01T00:00Z');
    const others: string[] = [];
    for (let moment = Date.parse('2024-01-01T00:00Z'); moment < end; moment += hour) {
      const { day, time } = inNoosa(new Date(moment));
      if (`${day} ${time}` !== format.format(moment)) others.push(`${day} ${time}`);
    }
    expect(others).toEqual([]);
  });
});
