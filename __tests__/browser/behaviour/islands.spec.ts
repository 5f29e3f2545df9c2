import { pagePaths } from '@/routing/pages';
import { expect, started, test } from '../site';

// When each island is fetched and hydrated is tested in islands.test.tsx.
test('a desktop at rest loads no React, and the services menu’s files once, as its mouse moves', async ({
  page,
}) => {
  const react: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // What is imported was fetched before, and is in the browser's cache.
  session.on('Network.responseReceived', ({ response: { url, fromDiskCache } }) => {
    if (/\/react-[\w-]+\.js$/.test(url) && !fromDiskCache) react.push(url);
  });
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
