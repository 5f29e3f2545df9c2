import type { Page } from '@playwright/test';
import { pagePaths } from '@/routing/pages';
import { expect, started, test, windows } from '../site';

test('a phone on which a page is read to its end loads no React', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pagePaths['sex-therapy'], { waitUntil: 'networkidle' });
  await started(page);
  for (let screen = 0; screen < 20; screen += 1) await page.mouse.wheel(0, 844);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([expect.stringMatching(/\/browser\/index-[\w-]+\.js$/)]);
});

/** The files of React that a page asks for. */
function reactOf(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/react-[\w-]+\.js$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test.describe('on a phone', () => {
  test.use({ viewport: windows.phone, isMobile: true, hasTouch: true });

  for (const path of [pagePaths.fees, pagePaths.contact])
    test(`${path} fetches React as the visitor comes to what needs it, and not before`, async ({
      page,
    }) => {
      const react = reactOf(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await started(page);
      expect(react).toEqual([]);
      await page.evaluate(() =>
        document.querySelector('[data-island]:not(nav *)')?.scrollIntoView(),
      );
      await expect.poll(() => react).toHaveLength(1);
      await expect(page.locator('main [data-island][data-state]')).toHaveCount(0);
    });
});

test('where there is a mouse the services menu is ready before it comes', async ({ page }) => {
  const react = reactOf(page);
  await page.goto(pagePaths.home, { waitUntil: 'networkidle' });
  expect(react).toHaveLength(1);
  await expect(page.locator('[data-island][data-state]')).toHaveCount(0);
});
