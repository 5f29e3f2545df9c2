import { minute } from '@/facts/calendar/week';
import { showOpenStatus } from './open-status';
import { hidePastClosures, showToday } from './today';

/** Shows what depends on the time: now, at each minute, and when a page that slept is looked at again. */
export function followClock(): void {
  const update = () => {
    const now = Math.floor(Date.now() / minute) * minute;
    showToday(now);
    hidePastClosures(now);
    showOpenStatus(now);
  };
  const follow = () => {
    update();
    window.setTimeout(follow, minute - (Date.now() % minute));
  };
  follow();
  document.addEventListener('visibilitychange', update);
}
