import type { CDPSession, Page } from '@playwright/test';
import { practice } from '@/content/practice';
import { phoneDisplay } from '@/facts/phone';
import { splitLocale } from '@/routing/addresses';
import { type Route, screens } from '../../tools/screens';
import {
  axe,
  axeOfWords,
  clipped,
  colours,
  contrast,
  focus,
  help,
  movements,
  smallControls,
  spaceText,
} from '../page-checks';
import { expect, nothingStored, overflow, started, test, traces } from '../site';
import { type Window, windows } from '../windows';

test.use({ sharesPage: true });

/** Where help is found around every page: always in this order (WCAG 3.2.6). */
function helpAt({ path }: Route, window: Window): string[] {
  const bar =
    window !== 'desktop' &&
    !['/contact', '/help'].includes(splitLocale(path).path) &&
    // There it holds Lifeline and 000.
    path !== '/blog/infidelity-ptsd';
  return [
    ...(window === 'desktop' ? ['header: contact', 'header: contact'] : []),
    'footer: phone',
    'footer: contact',
    ...(bar ? ['aside: phone', 'aside: contact'] : []),
  ];
}

type Look = {
  window: Window;
  /** All of axe's rules, or those that words can break. */
  axe?: typeof axe;
  /** Whether contrast is looked at in dark colours, too. */
  dark?: boolean;
  /** What the window is widened and narrowed to; 320 px is a window of 1280 at 400% (WCAG 1.4.10). */
  widths: number[];
  /** At which of them text is spaced, too (WCAG 1.4.12). */
  spaced: number[];
};

const looks: Look[] = [
  {
    ...{ window: 'desktop', axe, dark: true },
    ...{ widths: [1920, 1440, 1280, 1024], spaced: [1920, 1440, 1280, 1024] },
  },
  { window: 'tablet', widths: [820, 640], spaced: [820, 640] },
  { window: 'phone', axe, widths: [390, 320], spaced: [390, 320] },
];
/** Colours, movements and focus of a translation are those of the English page. */
const looksAtTranslation: Look[] = [
  { window: 'desktop', axe: axeOfWords, widths: [1024], spaced: [1024] },
  { window: 'phone', widths: [390, 320], spaced: [320] },
];

/** Emulates the touch screen of a phone, until the session ends; Chromium only. */
async function touch(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...windows.phone,
    deviceScaleFactor: 1,
    mobile: true,
  });
  expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
  return session;
}

for (const route of screens) {
  test(`${route.path} is whole, open to everyone, and keeps to itself`, async ({ page }) => {
    // Each page is opened once and resized.
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route.path);
    await started(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    let finger: CDPSession | undefined;
    for (const look of route.locale === 'en' ? looks : looksAtTranslation) {
      await page.setViewportSize(windows[look.window]);
      if (look.window === 'phone') finger = await touch(page);
      await test.step(look.window, () => lookAt(page, route, look));
    }
    expect(await traces(page)).toEqual(nothingStored);
    await finger?.detach();
    await test.step('paper', () => print(page));
  });
}

async function lookAt(page: Page, route: Route, { window, axe, dark, widths, spaced }: Look) {
  expect(await smallControls(page)).toEqual([]);
  expect(await help(page)).toEqual(helpAt(route, window));
  if (axe) expect(await axe(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  if (dark) expect(await contrast(page), 'dark').toEqual([]);

  const summary = page.getByRole('banner').locator('summary');
  const small = await summary.isVisible();
  expect(small).toBe(window !== 'desktop');
  if (small) {
    await summary.click();
    expect(await smallControls(page), 'with the menu open').toEqual([]);
  }
  if (route.locale === 'en') {
    // The wait of an island that has just come near the window is an animation, which ends as the island starts.
    await expect(page.locator('[data-island]:not([data-state="waiting"]) .late')).toHaveCount(0);
    expect(await movements(page)).toEqual([]);
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const more of spaced.includes(width) ? [false, true] : [false]) {
      await spaceText(page, more);
      const where = `${width} px, ${more ? 'text spaced' : 'text as it is'}`;
      expect(await overflow(page), where).toBe(0);
      expect(await clipped(page), where).toEqual([]);
    }
  }
  if (route.locale === 'en') {
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await focus(page)).toEqual([]);
  }

  // Back to the default, for the next window.
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await spaceText(page, false);
  await summary.evaluate(({ parentElement }) => parentElement?.removeAttribute('open'));
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** On paper: black on white, with phone and place, and without navigation. */
async function print(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  const address = page.locator('address').filter({ visible: true });
  await expect(address).toContainText(practice.location.suburb);
  await expect(address).toContainText(phoneDisplay);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await colours(page), colorScheme).toEqual([]);
  }
}
