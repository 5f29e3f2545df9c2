import type { Page } from '@playwright/test';
import { phoneHref } from '@/content/phone';
import { wordsFor } from '@/content/words';
import { expect, test } from '../site';

/**
 * Makes the component that writes today's date, or the year, throw, as a defect of a browser would. Only the
 * date asks for the month; the day is asked for by the footer's year as well.
 */
function breakDates(page: Page, which: 'in the page' | 'in the layout') {
  return page.addInitScript((where) => {
    Date.prototype[where === 'in the page' ? 'getUTCMonth' : 'toISOString'] = () => {
      throw new Error('Dates are broken');
    };
  }, which);
}

for (const [tree, path, locale] of [
  ['English', '/blog/infidelity-ptsd', 'en'],
  ['prefixed', '/fr/blog', 'fr'],
] as const) {
  test(`a component that throws in a page shows the ${tree} error screen`, async ({
    page,
    trouble,
  }) => {
    const words = wordsFor(locale);
    await breakDates(page, 'in the page');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await expect(page.getByText('Dates are broken')).toBeVisible();
    await expect(page.getByRole('button', { name: words.error.retry })).toBeVisible();
    // Header and footer are still there.
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: words.error.home }).click();
    await expect(page).toHaveURL('/');
    // Firefox reports an error by its name only.
    trouble.console = trouble.console.filter(
      (line) => !/Dates are broken|#\d+|^Error \(/.test(line),
    );
  });
}

for (const [path, locale, lang] of [
  ['/fees', 'en', 'en-AU'],
  ['/pt-br/fees', 'pt-br', 'pt-BR'],
] as const) {
  test(`a layout that throws at ${path} shows the global error screen`, async ({
    page,
    trouble,
  }) => {
    await breakDates(page, 'in the layout');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await expect(page.getByText('Dates are broken')).toBeVisible();
    await expect(page.getByText(wordsFor(locale).error.explanation)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator(`a[href="${phoneHref}"]`)).toBeVisible();
    const ground = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    expect(ground).not.toBe('rgba(0, 0, 0, 0)');
    trouble.console = trouble.console.filter(
      (line) => !/Dates are broken|#\d+|^Error \(/.test(line),
    );
  });
}
