import { allLocales } from '@/content/locales';
import { screens } from '../../screens';
import { alive, expect, test } from '../site';

declare global {
  interface Window {
    /** How often a timer or a frame called the page since it came to rest. */
    wakeUps: number;
  }
}

const halfAMinute = 30_000;

for (const locale of allLocales)
  test(`an open page that nobody touches sleeps, with no timer within half a minute, and no endless movement: ${locale}`, async ({
    page,
  }) => {
    test.slow();
    // A fake clock, so that half a minute passes at once. No opening hour begins or ends in it.
    await page.clock.install({ time: '2026-11-20T03:00:10Z' });
    await page.addInitScript(() => {
      window.wakeUps = 0;
      for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame'] as const) {
        const begin = window[name] as (callback: TimerHandler, ...rest: unknown[]) => number;
        Object.assign(window, {
          [name]: (callback: TimerHandler, ...rest: unknown[]) =>
            begin(
              (...given: unknown[]) => {
                window.wakeUps += 1;
                if (typeof callback === 'function') callback(...given);
              },
              ...rest,
            ),
        });
      }
    });

    const awake: Record<string, unknown> = {};
    for (const { path } of screens.filter((screen) => screen.locale === locale)) {
      await page.goto(path);
      await alive(page);
      // What a page does once after it was loaded.
      await page.clock.runFor(5_000);
      await page.evaluate(() => {
        window.wakeUps = 0;
      });
      await page.clock.runFor(halfAMinute);
      const found = await page.evaluate(() => ({
        wakeUps: window.wakeUps,
        // The river and the sun move once. What follows the scroll stands still while nobody scrolls.
        endless: document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity).length,
      }));
      if (found.wakeUps > 0 || found.endless > 0) awake[path] = found;
    }
    expect(awake).toEqual({});
  });
