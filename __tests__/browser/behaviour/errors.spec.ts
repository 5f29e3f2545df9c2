import { phoneHref } from '@/site/phone';
import { wordsFor } from '@/site/words';
import { expect, test } from '../site';

for (const [path, locale, lang] of [
  ['/blog/infidelity-ptsd', 'en', 'en-AU'],
  ['/fr/blog', 'fr', 'fr'],
  ['/pt-br/fees', 'pt-br', 'pt-BR'],
] as const)
  test(`a component that throws at ${path} shows the error screen`, async ({ page, trouble }) => {
    const words = wordsFor(locale).error;
    // The footer's year asks for the day, as a browser with a defect might answer it.
    await page.addInitScript(() => {
      Date.prototype.toISOString = () => {
        throw new Error('Dates are broken');
      };
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await expect(page.getByText('Dates are broken')).toBeVisible();
    await expect(page.getByText(words.explanation)).toBeVisible();
    // Trying again loads the page anew.
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: words.retry }).click();
    await loaded;
    await expect(page.getByText('Dates are broken')).toBeVisible();
    await expect(page.locator(`a[href="${phoneHref}"]`)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await page.getByRole('main').getByRole('link', { name: words.home }).click();
    await expect(page).toHaveURL('/');
    trouble.console = trouble.console.filter((line) => !/Dates are broken|#\d+/.test(line));
  });
