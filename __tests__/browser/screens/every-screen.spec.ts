import type { Page } from '@playwright/test';
import { splitLocale } from '@/content/site-map';
import { type Route, screens } from '../../screens';
import { headingOf } from '../headings';
import {
  axe,
  clipped,
  contrast,
  controls,
  focus,
  help,
  movements,
  spaceText,
  structure,
} from '../page-checks';
import { alive, expect, nothingStored, overflow, test, traces } from '../site';

type Window = 'phone' | 'tablet' | 'desktop';

function windowOf(page: Page): Window {
  const { width = 0 } = page.viewportSize() ?? {};
  return width < 640 ? 'phone' : width < 1024 ? 'tablet' : 'desktop';
}

/** Where help is found around every page: always in this order (WCAG 3.2.6). */
function helpAt({ path }: Route, window: Window): string[] {
  const bar = window !== 'desktop' && splitLocale(path).path !== '/contact';
  return [
    ...(window === 'desktop' ? ['header: contact', 'header: contact'] : []),
    'footer: phone',
    'footer: contact',
    ...(bar ? ['aside: phone', 'aside: contact'] : []),
  ];
}

/** What a window is widened and narrowed to; 320 px is a window of 1280 at 400% (WCAG 1.4.10). */
const widths: Record<Window, number[]> = {
  phone: [320, 390],
  tablet: [640, 820],
  desktop: [1024, 1280, 1440, 1920],
};

for (const route of screens) {
  test(`${route.path} is whole, open to everyone, and keeps to itself`, async ({
    page,
    emulatesMedia,
  }) => {
    const window = windowOf(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route.path);
    await alive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(route));
    expect(await structure(page)).toEqual([]);
    expect(await controls(page)).toEqual([]);
    expect(await help(page)).toEqual(helpAt(route, window));
    expect(await axe(page)).toEqual([]);
    if (emulatesMedia) {
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await contrast(page), 'dark').toEqual([]);
    }

    const summary = page.getByRole('banner').locator('summary');
    if (await summary.isVisible()) {
      await summary.click();
      expect(await controls(page), 'with the menu open').toEqual([]);
    }
    expect(await movements(page)).toEqual([]);
    for (const spaced of [false, true]) {
      if (spaced) await spaceText(page);
      for (const width of widths[window]) {
        await page.setViewportSize({ width, height: 800 });
        const where = `${width} px, ${spaced ? 'text spaced' : 'text as it is'}`;
        expect(await overflow(page), where).toBe(0);
        expect(await clipped(page), where).toEqual([]);
      }
    }

    if (emulatesMedia) await page.emulateMedia({ forcedColors: 'active' });
    expect(await focus(page)).toEqual([]);
    expect(await traces(page)).toEqual(nothingStored);
  });
}
