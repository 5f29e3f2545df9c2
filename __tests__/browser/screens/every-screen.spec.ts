import type { Page } from '@playwright/test';
import { practice } from '@/content/practice';
import { phoneForPeople } from '@/facts/phone';
import { screens } from '../../tools/screens';
import {
  axe,
  axeOfWords,
  clipped,
  contrast,
  focus,
  lostLists,
  movements,
  smallControls,
  spaceText,
} from '../page-checks';
import {
  test as base,
  expect,
  nothingStored,
  overflow,
  started,
  traces,
  type Window,
  windows,
} from '../site';

/** The page that a worker's tests hand on: to open one takes as long as to look at it. */
let kept: Page | undefined;
const test = base.extend({
  page: async ({ browser }, use) => {
    kept ??= await browser.newPage();
    await use(kept);
    kept.removeAllListeners();
  },
});

/**
 * Windows, each with the widths at which text is spaced, too (WCAG 1.4.12). A window of 1280 px is one of 320 at
 * 400% (1.4.10).
 */
type Looks = [Window, number[]][];
const looks: Looks = [
  ['desktop', [1920, 1440, 1280, 1024]],
  ['tablet', [820, 640]],
  ['phone', [390, 360, 320]],
];
const looksAtTranslation: Looks = [
  ['desktop', [1024]],
  ['phone', [360, 320]],
];

for (const { path, locale } of screens)
  test(`${path} is whole, open to everyone, and keeps to itself`, async ({ page }) => {
    // Each page is opened once and resized.
    test.slow();
    const english = locale === 'en';
    await page.emulateMedia({ media: 'screen', colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    await started(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    for (const [window, widths] of english ? looks : looksAtTranslation) {
      await page.setViewportSize(windows[window]);
      await test.step(window, () => lookAt(page, english, window, widths));
    }
    expect(await traces(page)).toEqual(nothingStored);
    await test.step('paper', () => print(page));
  });

/** Colours, movements and focus of a translation are those of the English page. */
async function lookAt(page: Page, english: boolean, window: Window, widths: number[]) {
  expect(await smallControls(page)).toEqual([]);
  if (english && window !== 'tablet') expect(await axe(page)).toEqual([]);
  if (!english && window === 'desktop') expect(await axeOfWords(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  if (english) expect(await lostLists(page)).toEqual([]);
  if (english && window === 'desktop') expect(await contrast(page), 'dark').toEqual([]);

  const summary = page.getByRole('banner').locator('summary');
  await expect(summary).toBeVisible({ visible: window !== 'desktop' });
  if (window !== 'desktop') {
    await summary.click();
    expect(await smallControls(page), 'with the menu open').toEqual([]);
  }
  if (english) {
    // The notice of an island that loads has a running animation.
    await expect(page.locator('[data-state="loading"]')).toHaveCount(0);
    expect(await movements(page)).toEqual([]);
  }
  expect(await overflow(page)).toBe(0);
  expect(await clipped(page)).toEqual([]);
  await spaceText(page, true);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflow(page), `${width} px, text spaced`).toBe(0);
    expect(await clipped(page), `${width} px, text spaced`).toEqual([]);
  }
  if (english) {
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await focus(page)).toEqual([]);
  }

  // Back to the default, for the next window.
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await spaceText(page, false);
  await summary.evaluate(({ parentElement }) => parentElement?.removeAttribute('open'));
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** On paper: with phone and place, and without navigation. */
async function print(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  const address = page.locator('address').filter({ visible: true });
  await expect(address).toContainText(practice.location.suburb);
  await expect(address).toContainText(phoneForPeople(practice.phone));
}
