import { practice } from '@/content/practice';
import { locales } from '@/languages/locales';
import { wordsFor } from '@/words/words';
import { expect, started, test } from '../site';

// What the screen of each language says, and what it suggests, is tested in missing-page.test.tsx and export/pages.ts.
test('a wrong address is told, logged, and shown in its language', async ({ page, trouble }) => {
  const { meta, text } = wordsFor('pt-br').notFound;
  const path = '/pt-br/no-such-page';
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(404);
  await started(page);
  await expect(page.locator('html')).toHaveAttribute('lang', locales['pt-br'].tag);
  await expect(page).toHaveTitle(`${meta.title} · ${practice.name}`);
  const description = page.locator('meta[name=description]');
  await expect(description).toHaveAttribute('content', meta.description);
  await expect(page.getByRole('main').getByText(text)).toBeVisible();
  const logged = trouble.console.filter((line) => line.includes(`there is no page at ${path}`));
  expect(logged).toHaveLength(1);
  // Chromium itself reports the status of the document.
  trouble.console = trouble.console.filter((line) => !line.includes(path));
});

test('where the suggestion does not come the screen stays, and nothing is left unhandled', async ({
  page,
  trouble,
}) => {
  await page.route(/\/nearest-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/fee');
  await started(page);
  const { text } = wordsFor('en').notFound;
  await expect(page.getByRole('main').getByText(text)).toBeVisible();
  await expect.poll(() => trouble.console.join()).toContain('Failed to fetch');
  // What the page throws has no address.
  expect(trouble.console.splice(0).filter((line) => !line.endsWith(')'))).toEqual([]);
});
