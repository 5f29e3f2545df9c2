import { localePath, pagePaths, serviceIds } from '@/site/addresses';
import { allLocales } from '@/site/locales';
import { wordsFor } from '@/site/words';
import { expect, test } from '../site';

test.use({ sharesPage: true });

for (const locale of allLocales) {
  const { onThisPage } = wordsFor(locale).common;

  test(`in ${locale} all headings of a service page are listed beside it`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const service of serviceIds) {
      await page.goto(localePath(pagePaths[service], locale));
      const contents = page.getByRole('navigation', { name: onThisPage });
      const sections = page.locator('main section[id]:has(h2)');
      await expect(contents.getByRole('link')).toHaveText(
        await sections.locator('h2').allTextContents(),
      );
    }
  });
}

test('on a phone the list unfolds, and leads to a heading', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { common } = wordsFor('en');
  await page.goto(pagePaths['couples-marriage']);
  const contents = page.getByRole('navigation', { name: common.onThisPage });
  await expect(contents.getByRole('link')).toHaveCount(0);
  await contents.locator('summary').click();
  const last = contents.getByRole('link').last();
  const heading = await last.textContent();
  await last.click();
  await expect(page).toHaveURL(/#/);
  await expect(page.getByRole('heading', { name: heading ?? '', exact: true })).toBeInViewport();
});
