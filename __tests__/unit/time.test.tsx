import { act, render, screen } from '@testing-library/react';
import { LiveDay } from '@/components/sections/live-day';
import { inNoosa, practiceTimeZone, untilMidnightInNoosa } from '@/lib/hours/time';
import { dateWords, longDate } from '@/site/facts';
import { allLocales } from '@/site/locales';

describe('the day in Noosa', () => {
  it.each([
    ['2026-11-21T13:59:59.999Z', '2026-11-21', 1],
    ['2026-11-21T14:00:00.000Z', '2026-11-22', 24 * 60 * 60 * 1000],
    ['2026-12-31T13:59:59.000Z', '2026-12-31', 1000],
    ['2026-12-31T14:00:00.000Z', '2027-01-01', 24 * 60 * 60 * 1000],
    ['2024-02-29T00:00:00.000Z', '2024-02-29', 14 * 60 * 60 * 1000],
  ])('at %s is %s', (moment, day, left) => {
    expect(inNoosa(new Date(moment)).day).toBe(day);
    expect(untilMidnightInNoosa(new Date(moment))).toBe(left);
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

describe('today on a page', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-12-31T13:59:50Z') }));
  afterEach(() => jest.useRealTimers());

  it('catches up when a page that slept is looked at again', () => {
    render(<LiveDay built="2026-11-21" words={dateWords('fr')} />);
    jest.setSystemTime(new Date('2027-03-01T00:00:00Z'));
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText('1er mars 2027')).toBeInTheDocument();
  });

  it.each(allLocales)('is written as any date is in %s, in every month', (locale) => {
    for (let month = 1; month <= 12; month += 1) {
      const day = `2027-${String(month).padStart(2, '0')}-01`;
      const { unmount } = render(<LiveDay built={day} words={dateWords(locale)} />);
      jest.setSystemTime(new Date(`${day}T00:00Z`));
      act(() => document.dispatchEvent(new Event('visibilitychange')));
      expect(screen.getByRole('time').textContent).toBe(longDate(day, locale));
      unmount();
    }
  });
});
