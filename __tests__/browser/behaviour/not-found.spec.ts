import { practice } from '@/content/practice';
import { allLocales, locales } from '@/languages/locales';
import { localePath } from '@/routing/addresses';
import { pageName, wordsFor } from '@/words/words';
import { expect, started, test } from '../site';

for (const locale of allLocales)
  test(`a wrong address in ${locale} is told, logged, and helped on`, async ({ page, trouble }) => {
    const { meta, text, action } = wordsFor(locale).notFound;
    const path = localePath('/no-such-page', locale);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await started(page);
    await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].tag);
    await expect(page).toHaveTitle(`${meta.title} · ${practice.name}`);
    const description = page.locator('meta[name=description]');
    await expect(description).toHaveAttribute('content', meta.description);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('404');
    await expect(main.getByText(text)).toBeVisible();
    await expect(main.getByRole('link', { name: action })).toHaveAttribute('href', '/');
    const fees = main.getByRole('link', { name: pageName('fees', locale) });
    await expect(fees).toHaveAttribute('href', localePath('/fees', locale));
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
