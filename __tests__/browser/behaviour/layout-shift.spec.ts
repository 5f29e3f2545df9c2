import type { Page } from '@playwright/test';
import { practice } from '@/content/practice';
import { offeredLocales } from '@/facts/offered';
import { pagePaths } from '@/routing/pages';
import { screens } from '../../tools/screens';
import { addUpShifts, expect, shifts, test, type Window, windows } from '../site';

/** Smaller than anyone notices. A fifth of what Core Web Vitals call good. */
const unseen = 0.02;

/** In Noosa, when the line about the hour is longest. */
const saturdayNight = new Date('2026-11-28T10:14:00Z');

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

/** Phones, a tablet and a laptop: widths at which lines end at different words. */
const sizes = [
  [390, 844],
  [412, 915],
  [820, 1180],
  [1280, 800],
] as const;

for (const language of offeredLocales(practice))
  test(`typefaces that come late move little in any window: ${language}`, async ({ page }) => {
    test.slow();
    await page.clock.setFixedTime(saturdayNight);
    // No frame of a cross-fade stands between two measurements.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of pathsIn(language)) {
      // From the largest window to the smallest, a change of size was still going on at times.
      const [[width, height]] = sizes;
      await page.setViewportSize({ width, height });
      await page.goto(path);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const shift = await shiftOfLateTypefaces(page);
        expect.soft(shift, `${path} at ${width} px`).toBeLessThan(unseen);
      }
    }
  });

/** The layout shift when the typefaces replace their fallbacks, of which the machine has one or another. */
function shiftOfLateTypefaces(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const fallbacks = (families: string) => families.replace(/^[^,]+,/, '');
    const root = getComputedStyle(document.documentElement);
    const speech = document.querySelector('.speech');
    const late = new CSSStyleSheet();
    late.replaceSync(`
      :root {
        --font-display: ${fallbacks(root.getPropertyValue('--font-display'))};
        --font-text: ${fallbacks(root.getPropertyValue('--font-text'))};
      }
      .speech { font-family: ${fallbacks(speech ? getComputedStyle(speech).fontFamily : '')}; }`);
    // The window may still be changing its size.
    await painted();
    // Those of other systems cannot load.
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
    document.adoptedStyleSheets = [late];
    await painted();

    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    document.adoptedStyleSheets = [];
    await painted();
    entries.push(...observer.takeRecords());
    observer.disconnect();
    // A change of the window's size counts as input, which other tests leave out.
    return (entries as (PerformanceEntry & { value: number })[]).reduce(
      (sum, { value }) => sum + value,
      0,
    );
  });
}

/** A visitor on a slow line. */
async function comeSlowly(page: Page) {
  await page.clock.setFixedTime(saturdayNight);
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
