import { postOf } from '@/posts/posts';
import { genericPostId } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { expect, test } from '../site';

// What developers see all day and no export shows: Next hydrates the whole page.

test('two pages, the menu and an unknown post work in development, and the console stays clean', async ({
  page,
}) => {
  // Each page is compiled as it is first asked for.
  test.setTimeout(120_000);
  const { common, pages } = wordsFor('en');
  await page.goto(pagePaths.home, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: common.openServices }).click();
  await page.getByRole('menuitem', { name: pages.individual.name }).click();
  await expect(page).toHaveURL(pagePaths.individual);
  await page.goto('/blog/what-ever', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    postOf(genericPostId).texts.en.title,
  );
  await page.goto(pagePaths.contact, { waitUntil: 'networkidle' });
  await expect(page.locator('form [type=submit]')).toBeEnabled();
});
