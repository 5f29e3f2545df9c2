import type { OpenStatusData } from '@/components/sections/hour-line';
import { statusText } from '@/components/sections/status-text';
import { statusAt } from '@/facts/calendar/opening-hours';

/**
 * Says the hour at the practice and whether it is open (components/sections/hour-line.tsx).
 * @param now Unix time in milliseconds
 */
export function showOpenStatus(now: number): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-open-status]')) {
    const { calendar, words, names }: OpenStatusData = JSON.parse(line.dataset.openStatus ?? '');
    const status = statusAt(calendar, now);
    const text = statusText(status, now, words, names, calendar);
    const shown = line.querySelector('[data-said]');
    // Compared with what was said, and not with what stands there: the browser may have translated that.
    if (!(shown instanceof HTMLElement) || shown.dataset.said === text) continue;
    shown.dataset.said = text;
    shown.textContent = text;
    line.dataset.status = status.kind;
  }
}
