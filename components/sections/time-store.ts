/**
 * A subscription for `useSyncExternalStore`. It calls back at each moment that makes a difference, and when
 * a page in the background is looked at again, since its timers may have been late.
 * @param untilNext milliseconds from a moment (Unix time) to the next one that makes a difference
 */
export function callAtEach(untilNext: (moment: number) => number) {
  return (callback: () => void): (() => void) => {
    let timer: number;
    const wait = () => {
      timer = window.setTimeout(() => {
        callback();
        wait();
      }, untilNext(Date.now()));
    };
    wait();
    document.addEventListener('visibilitychange', callback);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', callback);
    };
  };
}
