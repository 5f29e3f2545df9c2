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

/** The files of React that come from the host. What is imported was fetched before, and is in the browser's cache. */
async function reactOf(page: Page) {
  const asked: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ response: { url, fromDiskCache } }) => {
    if (/\/react-[\w-]+\.js$/.test(url) && !fromDiskCache) asked.push(url);
  });
  return asked;
}

test.describe('on a phone', () => {
  test.use({ viewport: windows.phone, isMobile: true, hasTouch: true });

  test('the form fetches React as the visitor comes to it, and not before', async ({ page }) => {
    const react = await reactOf(page);
    await page.goto(pagePaths.contact, { waitUntil: 'networkidle' });
    await started(page);
    expect(react).toEqual([]);
    await page.evaluate(() => document.querySelector('main [data-island]')?.scrollIntoView());
    await expect.poll(() => react).toHaveLength(1);
    await expect(page.locator('main [data-state=ready]')).toHaveCount(1);
    expect(react).toHaveLength(1);
  });
});

test('a desktop at rest loads no React, and the services menu’s files as its mouse moves', async ({
  page,
}) => {
  const react = await reactOf(page);
  await page.goto(pagePaths.home, { waitUntil: 'networkidle' });
  await started(page);
  expect(react).toEqual([]);
  await page.mouse.move(600, 600, { steps: 3 });
  await expect.poll(() => react).toHaveLength(1);
  await expect(page.locator('header [data-state=waiting]')).toHaveCount(1);
  await page.mouse.move(600, 40, { steps: 3 });
  await expect(page.locator('header [data-state=ready]')).toHaveCount(1);
  expect(react).toHaveLength(1);
});
