import { minute } from '@/facts/calendar/week';
import { showOpenStatus } from './open-status';
import { hidePastClosures, showToday } from './today';

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
