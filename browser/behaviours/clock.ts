import { minute } from '@/facts/calendar/week';
import { showClosures } from './closures';
import { showOpenStatus } from './open-status';
import { showToday } from './today';

/** Shows what depends on the time: now, at each minute, and when a page that slept is looked at again. */
export function followClock(): void {
  const update = () => {
    const now = Math.floor(Date.now() / minute) * minute;
    showToday(now);
    showClosures(now);
    showOpenStatus(now);
  };
  const wait = () =>
    window.setTimeout(
      () => {
        update();
        wait();
      },
      minute - (Date.now() % minute),
    );
  update();
  wait();
  document.addEventListener('visibilitychange', update);
}
