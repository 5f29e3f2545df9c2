import { soonClosed } from '@/facts/calendar/closures';
import { wallClock } from '@/facts/calendar/time';

/**
 * Shows the closures of the coming weeks and hides the others (components/pages/contact/closures.tsx).
 * @param now Unix time in milliseconds
 */
export function showClosures(now: number): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-closures]')) {
    const { day } = wallClock(now, JSON.parse(list.dataset.closures ?? ''));
    const entries = [...list.querySelectorAll('dd')];
    for (const entry of entries) {
      const { from = '', to = '' } = entry.dataset;
      entry.hidden = soonClosed([{ from, to }], day).length === 0;
    }
    list.hidden = entries.every(({ hidden }) => hidden);
  }
}
