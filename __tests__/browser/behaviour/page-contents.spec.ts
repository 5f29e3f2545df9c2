import { genericPostId, postPath } from '@/routing/addresses';
import { wordsFor } from '@/words/words';
import { expect, test } from '../site';

test.use({ sharesPage: true });

test('on a phone the list unfolds, and leads to a heading', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { common } = wordsFor('en');
  await page.goto(postPath(genericPostId));
  const contents = page.getByRole('navigation', { name: common.onThisPage });
  await expect(contents.getByRole('link')).toHaveCount(0);
  await contents.locator('summary').click();
  const last = contents.getByRole('link').last();
  const heading = await last.textContent();
  await last.click();
  await expect(page).toHaveURL(/#/);
  await expect(page.getByRole('heading', { name: heading ?? '', exact: true })).toBeInViewport();
});
