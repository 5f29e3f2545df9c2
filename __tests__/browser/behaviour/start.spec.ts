import { alive, expect, test } from '../site';

declare global {
  interface Window {
    /** Whether Next read the page's payload in the same task in which its own script began. */
    oneTask?: boolean;
    __next_f: unknown[];
  }
}

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
