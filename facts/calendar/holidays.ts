import Holidays from 'date-holidays';

/**
 * The whole days that are public holidays in a state of Australia, as its laws of today have them.
 * @param state its name, `Queensland`
 * @param from the first day, `2026-11-25`
 * @param until the first day that is no more asked for
 */
export function publicHolidaysIn(state: string, from: string, until: string): string[] {
  const states = new Holidays().getStates('AU');
  const code = Object.keys(states).find((key) => states[key] === state) ?? '';
  const calendar = new Holidays('AU', code, { types: ['public'] });
  const [first, last] = [from, until].map((day) => Number(day.slice(0, 4))) as [number, number];
  return (
    Array.from({ length: last - first + 1 }, (_, index) => first + index)
      .flatMap((year) => calendar.getHolidays(year))
      // Christmas Eve is one from 6 pm only.
      .filter(({ date }) => date.endsWith('00:00:00'))
      .map(({ date }) => date.slice(0, 10))
      .filter((date) => from <= date && date < until)
  );
}
