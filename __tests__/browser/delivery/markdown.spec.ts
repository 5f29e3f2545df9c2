import { axe, clipped } from '../page-checks';
import { expect, test } from '../site';

// The post “a-weekend” of the other practice has all of GitHub's Markdown (fixtures/other-site.ts).

test('all of GitHub’s Markdown has its look, and fits in every window', async ({ page }) => {
  await page.goto('/blog/a-weekend');
  const body = page.locator('.article-body');
  await expect(body.locator('del')).toHaveText('must');
  for (const [text, href] of [
    ['www.example.com', 'http://www.example.com'],
    ['13 11 14', 'tel:131114'],
    // Its heading is called like the page's landmark.
    ['below', '#article-main'],
  ] as const)
    await expect(body.getByRole('link', { name: text, exact: true })).toHaveAttribute('href', href);
  await expect(body.getByRole('list').nth(2)).toHaveAttribute('start', '3');
  expect(await axe(page)).toEqual([]);

  const week = body.getByRole('region', { name: 'Main' });
  await expect(week.getByRole('columnheader')).toHaveText(['Friday', 'Saturday', 'Sunday']);
  await expect(week.getByRole('rowheader')).toHaveText(['Morning', 'Evening']);
  for (const width of [280, 320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await clipped(page)).toEqual([]);
  }
});
