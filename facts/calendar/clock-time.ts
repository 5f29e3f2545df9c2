import { fill } from '../../languages/fill';
import type { ClockForm } from '../../languages/grammar';
import { minute } from './week';

/**
 * Writes clock times. Not by `Intl`, whose first answer keeps a phone busy. It also has `18:30` where French and
 * Brazilian Portuguese write `18 h 30` and `18h30`.
 * @returns a function of a time of day, in milliseconds since midnight
 */
export function clockTime({ onTheHour, withMinutes, halves = ['', ''] }: ClockForm) {
  return (time: number): string => {
    const minutes = Math.floor(time / minute);
    const hour = Math.floor(minutes / 60) % 24;
    const past = minutes % 60;
    return fill(past === 0 ? onTheHour : withMinutes, {
      hour,
      hour12: hour % 12 || 12,
      minutes: String(past).padStart(2, '0'),
      half: halves[hour < 12 ? 0 : 1],
    });
  };
}
