import type { TodayData } from '@/components/sections/today';
import { longDateIn } from '@/facts/calendar/long-date';
import { wallClock } from '@/facts/calendar/time';
import { minute } from '@/facts/calendar/week';
import { showOpenStatus } from './open-status';

/** Shows what depends on the time: now, each minute, and when a page that slept is looked at again. */
export function followClock(): void {
  const update = () => {
    const now = Date.now();
    showToday(now);
    hidePastClosures(now);
    showOpenStatus(now);
  };
  update();
  window.setInterval(update, minute);
  document.addEventListener('visibilitychange', update);
}

/** Writes the practice's day or year (components/sections/today.tsx). */
function showToday(now: number): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
    const { offsets, words }: TodayData = JSON.parse(time.dataset.today ?? '');
    const { day } = wallClock(now, offsets);
    const value = words ? day : day.slice(0, 4);
    if (time.dateTime === value) continue;
    time.dateTime = value;
    time.textContent = words ? longDateIn(words, day) : value;
  }
}

/** Hides the closures that are over (components/pages/contact/office-hours.tsx). */
function hidePastClosures(now: number): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-closures]')) {
    const { day } = wallClock(now, JSON.parse(list.dataset.closures ?? ''));
    const entries = [...list.querySelectorAll('dd')];
    for (const entry of entries) entry.hidden = (entry.dataset.to ?? '') < day;
    list.hidden = entries.every(({ hidden }) => hidden);
  }
}
