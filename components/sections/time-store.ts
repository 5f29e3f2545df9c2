/**
 * A subscription for `useSyncExternalStore`. It calls back whenever what depends on the time changes, and when
 * a page becomes visible again, since timers in the background may be late.
 * @param untilNext milliseconds from a moment (Unix time) to the next change
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
