import type { Page } from '@playwright/test';
import { locales } from '@/languages/locales';
import { wordsFor } from '@/words/words';
import { expect, started, test } from '../site';
import { windows } from '../windows';

test.use({ sharesPage: true });

/** Whether the window is wide enough for the navigation in the header, without a menu. */
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;

test.describe('the header', () => {
  test('marks the section of a page below it', async ({ page }) => {
    await page.goto('/services/individual');
    const services = page.getByRole('banner').getByRole('link', { name: 'Services', exact: true });
    await expect(services).toHaveAttribute('aria-current', 'true');
    await page.setViewportSize(windows.phone);
    await page.getByText('Menu', { exact: true }).click();
    await expect(services).toHaveAttribute('aria-current', 'true');
  });
});

for (const [where, window] of [
  ['in the header', windows.desktop],
  ['in the menu', windows.phone],
] as const) {
  test.describe(`the language switch ${where}`, () => {
    test.use({ viewport: window });

    test('leads to the same address, with query and hash, in the other language', async ({
      page,
    }) => {
      // The host answers an id that it does not know with the generic article.
      await page.goto('/es/blog/some-old-post?from=ad#plan');
      await started(page);
      const header = page.getByRole('banner');
      if (!isWide(page)) await header.locator('summary').click();
      await header.getByRole('link', { name: locales.fr.name }).filter({ visible: true }).click();
      await expect(page).toHaveURL('/fr/blog/some-old-post?from=ad#plan');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      if (!isWide(page)) await header.locator('summary').click();
      await header.getByRole('link', { name: locales.en.name }).filter({ visible: true }).click();
      await expect(page).toHaveURL('/blog/some-old-post?from=ad#plan');
    });
  });
}

test('the small screen’s menu closes on Escape and when a link is followed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await started(page);
  const header = page.getByRole('banner');
  const summary = header.locator('summary');
  const fees = header.getByRole('link', { name: 'Fees & Rebates' });
  await summary.click();
  await expect(fees.filter({ visible: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(fees.filter({ visible: true })).toHaveCount(0);
  await expect(summary).toBeFocused();
  await summary.click();
  await fees.filter({ visible: true }).click();
  await expect(page).toHaveURL('/fees');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    wordsFor('en').pages.fees.header.title,
  );
  await expect(fees.filter({ visible: true })).toHaveCount(0);
});
