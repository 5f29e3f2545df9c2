import Holidays from 'date-holidays';
import { day } from './week';

/**
 * The whole days that are public holidays in a state of Australia.
 * @param state its name, `Queensland`
 * @param from the first day, `2026-11-25`, and @param days how many
 */
export function publicHolidaysIn(state: string, from: string, days: number): string[] {
  const states = new Holidays().getStates('AU');
  const code = Object.keys(states).find((key) => states[key] === state) ?? '';
  const calendar = new Holidays('AU', code);
  const last = new Date(Date.parse(from) + days * day).toISOString().slice(0, 10);
  const years = Number(last.slice(0, 4)) - Number(from.slice(0, 4)) + 1;
  return (
    Array.from({ length: years }, (_, index) => Number(from.slice(0, 4)) + index)
      .flatMap((year) => calendar.getHolidays(year))
      // Christmas Eve is one from 6 pm only.
      .filter(({ type, date }) => type === 'public' && date.endsWith('00:00:00'))
      .map(({ date }) => date.slice(0, 10))
      .filter((date) => from <= date && date <= last)
  );
}
