import { phoneHref } from '@/site/phone';
import { wordsFor } from '@/site/words';
import { expect, test } from '../site';

for (const [path, locale, lang] of [
  ['/fees', 'en', 'en-AU'],
  ['/fr/fees', 'fr', 'fr'],
  ['/pt-br/fees', 'pt-br', 'pt-BR'],
] as const)
  test(`an island that throws at ${path} shows the error screen`, async ({ page, trouble }) => {
    const words = wordsFor(locale).error;
    // The calculator asks which plural a number takes. A browser with a defect might answer like this.
    await page.addInitScript(() => {
      Intl.PluralRules.prototype.select = () => {
        throw new Error('Plurals are broken');
      };
    });
    await page.goto(path);
    await page.mouse.wheel(0, 900);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Unexpected Application Error!');
    await expect(heading).toBeFocused();
    await expect(page.getByText('Plurals are broken')).toBeVisible();
    await expect(page.getByText(words.explanation)).toBeVisible();
    await expect(page.locator(`a[href="${phoneHref}"]`)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    // Trying again loads the page anew.
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: words.retry }).click();
    await loaded;
    await page.mouse.wheel(0, 900);
    await page.getByRole('main').getByRole('link', { name: words.home }).click();
    await expect(page).toHaveURL('/');
    trouble.console = trouble.console.filter((line) => !/Plurals are broken/.test(line));
  });

test('a behaviour that fails leaves the page, and all other behaviours, as they are', async ({
  page,
  trouble,
}) => {
  await page.addInitScript(() => {
    Date.prototype.toISOString = () => {
      throw new Error('Dates are broken');
    };
  });
  await page.goto('/blog/infidelity-ptsd?a#b');
  await expect(page.locator('a[data-locale=fr]').first()).toHaveAttribute('href', /\?a#b$/);
  await expect(page.locator('.quick-actions')).toHaveAttribute('data-shown');
  await expect(page.locator('main time').first()).toHaveText(/20\d\d$/);
  trouble.console = trouble.console.filter((line) => !/Dates are broken/.test(line));
});
