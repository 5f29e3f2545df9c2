import { expect, test } from '../site';

test('the phone’s bar is there on small screens, and not on the contact page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/fees');
  const bar = page.getByRole('complementary', { name: 'Call or book' });
  await expect(bar).toBeInViewport();
  await page.goto('/contact');
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/fees');
  await expect(bar).toBeHidden();
});
