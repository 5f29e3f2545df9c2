import Holidays from 'date-holidays';

/**
 * The whole days that are public holidays in a state of Australia.
 * @param state its name, `Queensland`
 * @param from the first day of twelve months, `2026-11-25`
 */
export function publicHolidaysIn(state: string, from: string): string[] {
  const states = new Holidays().getStates('AU');
  const code = Object.keys(states).find((key) => states[key] === state) ?? '';
  const calendar = new Holidays('AU', code, { types: ['public'] });
  const year = Number(from.slice(0, 4));
  const to = `${year + 1}${from.slice(4)}`;
  return (
    [year, year + 1]
      .flatMap((year) => calendar.getHolidays(year))
      // Christmas Eve is one from 6 pm only.
      .filter(({ date }) => date.endsWith('00:00:00'))
      .map(({ date }) => date.slice(0, 10))
      .filter((date) => from <= date && date < to)
  );
}
