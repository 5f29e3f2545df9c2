import { practice } from '@/content/practice';
import { allLocales, locales } from '@/languages/locales';
import { localePath } from '@/routing/addresses';
import { pageName, wordsFor } from '@/words/words';
import { expect, overflow, started, test } from '../site';

test.use({ sharesPage: true });

for (const locale of allLocales) {
  test(`a wrong address in ${locale} is told, logged, and helped on`, async ({ page, trouble }) => {
    const { notFound } = wordsFor(locale);
    const path = localePath('/no-such-page', locale);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await started(page);
    const main = page.getByRole('main');
    await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].tag);
    await expect(page).toHaveTitle(`${notFound.meta.title} · ${practice.name}`);
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      notFound.meta.description,
    );
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('404');
    await expect(main.getByText(notFound.text)).toBeVisible();
    await expect(main.getByRole('link', { name: notFound.action })).toHaveAttribute('href', '/');
    await expect(main.getByRole('link', { name: pageName('fees', locale) })).toHaveAttribute(
      'href',
      localePath('/fees', locale),
    );
    expect(await overflow(page)).toBe(0);
    const logged = trouble.console.filter((line) => line.includes(`there is no page at ${path}`));
    expect(logged).toHaveLength(1);
    // Chromium itself reports the status of the document.
    trouble.console = trouble.console.filter((line) => !line.includes(path));
  });
}
