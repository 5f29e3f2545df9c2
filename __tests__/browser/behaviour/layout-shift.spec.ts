import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { pagePaths } from '@/routing/pages';
import { screens } from '../../tools/screens';
import { addUpShifts, expect, shifts, test, type Window, windows } from '../site';

/** Smaller than anyone notices. A fifth of what Core Web Vitals call good. */
const unseen = 0.02;

const pathsIn = (language: string) =>
  screens.filter(({ locale }) => locale === language).map(({ path }) => path);
const english = pathsIn('en');
const everyThird = (_: unknown, index: number) => index % 3 === 0;

/** Words move most where lines are short, and there most of all in French, which is the longest. */
for (const [what, window, paths] of [
  ['English pages on a phone', 'phone', english],
  ['French pages on a phone', 'phone', pathsIn('fr')],
  ['English pages in wide windows', 'desktop', english.filter(everyThird)],
] as [string, Window, string[]][])
  test(`nothing moves while a page arrives slowly and is read through: ${what}`, async ({
    page,
  }) => {
    test.slow();
    // Typefaces are there from now on.
    await page.goto(pagePaths.home, { waitUntil: 'networkidle' });
    await page.setViewportSize(windows[window]);
    await comeSlowly(page);
    for (const path of paths) expect.soft(await shiftOf(page, path), path).toBeLessThan(unseen);
  });

test('a typeface that comes late moves little', async ({ page }) => {
  test.slow();
  await page.setViewportSize(windows.phone);
  await comeSlowly(page);
  await page.route(/\.woff2$/, async (route) => {
    await pause(800);
    await route.continue();
  });
  for (const { path } of screens.filter(everyThird))
    expect.soft(await shiftOf(page, path), path).toBeLessThan(unseen);
});

/** A visitor on a slow line. */
async function comeSlowly(page: Page) {
  // Saturday night in Noosa, when the line about the hour is longest.
  await page.clock.setFixedTime(new Date('2026-11-28T10:14:00Z'));
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50,
    downloadThroughput: 500_000,
    uploadThroughput: 500_000,
  });
  await addUpShifts(page);
}

/** The layout shift of a page that is loaded and scrolled to its end. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
  return shifts(page);
}
