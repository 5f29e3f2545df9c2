import { inNoosa } from '@/lib/hours/time';
import { longDateIn } from '@/lib/long-date';

/**
 * Writes the day or the year of the practice's time zone into each `<time data-today>` (components/sections/today.tsx).
 * @param now Unix time in milliseconds
 */
export function showToday(now: number): void {
  const { day } = inNoosa(new Date(now));
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
    const { today: words } = time.dataset;
    const value = words ? day : day.slice(0, 4);
    if (time.dateTime === value) continue;
    time.dateTime = value;
    time.textContent = words ? longDateIn(JSON.parse(words), day) : value;
  }
}
