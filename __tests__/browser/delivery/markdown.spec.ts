import { wordsFor } from '@/words/words';
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

test('footnotes are in the language of the post, links lead to its headings, and tasks have boxes', async ({
  page,
}) => {
  await page.goto('/fr/blog/a-weekend');
  const { article } = wordsFor('fr').pages.blog;
  const reference = page.getByRole('link', { name: '1', exact: true });
  await expect(reference).toHaveAccessibleDescription(article.footnotes);
  await reference.click();
  const note = page.locator(':target');
  await expect(note).toContainText('« Un livre »');
  await note.getByRole('link', { name: article.backToReference.replace('{number}', '1') }).click();
  await expect(page.locator(':target')).toHaveText('1');
  await page.getByRole('link', { name: 'plus bas' }).click();
  await expect(page.locator(':target')).toHaveText('À la maison');
  for (const task of ['☑\ufe0e Une thermos', '☐ Deux livres'])
    await expect(page.getByText(task)).toBeVisible();
});
