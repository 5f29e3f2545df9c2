/**
 * For `useSyncExternalStore`: a subscription that calls back whenever the time makes a difference, and
 * when a page that slept is looked at again.
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
