import { alive, expect, test } from '../site';

declare global {
  interface Window {
    /** Whether Next read the page's payload in the same task in which its own script began. */
    oneTask?: boolean;
    /** How many files had run when the shared one had arrived, and how many after the timer that it sets. */
    filesRun?: { onArrival: number; afterwards: number };
    __next_f: unknown[];
    webpackChunk_N_E?: unknown[];
  }
}

test('the shared file runs in another task than the one in which it arrives', async ({ page }) => {
  await page.addInitScript(() => {
    const filesRun = () => window.webpackChunk_N_E?.length ?? 0;
    const onLoad = ({ target }: Event) => {
      if (!(target instanceof HTMLScriptElement && target.src.includes('/site-'))) return;
      const onArrival = filesRun();
      setTimeout(() => {
        window.filesRun = { onArrival, afterwards: filesRun() };
      });
    };
    // The load of a script does not bubble, nor does the window hear it.
    document.addEventListener('load', onLoad, true);
  });
  await page.goto('/');
  await alive(page);
  const { onArrival = 0, afterwards = 0 } = (await page.evaluate(() => window.filesRun)) ?? {};
  expect(afterwards).toBeGreaterThan(onArrival);
});

test('a page comes to life in two tasks, so that a tap between them is heard', async ({ page }) => {
  await page.addInitScript(() => {
    // What Next sets first; it takes over `push` where it starts React.
    let next: unknown;
    Object.defineProperty(window, 'next', {
      get: () => next,
      set: (value) => {
        next = value;
        // Fires before a timer that is set later.
        setTimeout(() => {
          window.oneTask = window.__next_f.push !== Array.prototype.push;
        });
      },
    });
  });
  await page.goto('/');
  await alive(page);
  expect(await page.evaluate(() => window.oneTask)).toBe(false);
});
