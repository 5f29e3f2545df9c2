import { pagePaths } from '@/routing/pages';
import { expect, started, test } from '../site';

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

for (const path of [pagePaths.home, pagePaths.fees, pagePaths.contact])
  test(`${path} fetches React with the visitor’s first act, and not before`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(path, { waitUntil: 'networkidle' });
    await started(page);
    const react = () => asked.filter((url) => /\/react-[\w-]+\.js$/.test(url));
    expect(react()).toEqual([]);
    await page.keyboard.press('Shift');
    await expect.poll(react).toHaveLength(1);
    await expect(page.locator('[data-island][data-state=loading]')).toHaveCount(0);
  });
