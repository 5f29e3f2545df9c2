import { receiptLines } from '@/components/pages/fees/receipt-lines';
import { crisisLines } from '@/content/crisis-lines';
import { rates } from '@/facts/values';
import { postPath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { screens } from '../../tools/screens';
import { expect, test } from '../site';
import { windows } from '../windows';

// Tall enough for the whole side column of service pages; low windows get only fee and contents.
test.use({
  javaScriptEnabled: false,
  viewport: { width: 1280, height: 1000 },
  sharesPage: true,
});

// Translations are built of the same elements.
for (const { path } of screens.filter(({ locale }) => locale === 'en'))
  test(`${path} can be read without scripts`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Nothing needs a script to be seen, and there is no control that would do nothing without one.
    const waiting = await page.getByRole('main').evaluate((main) =>
      [
        ...[...main.querySelectorAll('h2, h3, p, li, dt, dd, td')].filter(
          (text) =>
            text.textContent?.trim() &&
            !text.closest('[class*="noscript:hidden"], .hidden[class*="print:"]') &&
            // A `<details>` opens without scripts.
            !text.closest('details') &&
            getComputedStyle(text).display !== 'contents' &&
            !text.checkVisibility({ opacityProperty: true }),
        ),
        ...[...main.querySelectorAll(':disabled')].filter(
          (control) => !control.closest('form') && control.checkVisibility(),
        ),
      ].map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(waiting).toEqual([]);
  });

test('the small screen’s menu opens without scripts', async ({ page }) => {
  await page.setViewportSize(windows.phone);
  await page.goto(pagePaths.fees);
  const menu = page.getByRole('navigation', { name: wordsFor('en').common.menu, exact: true });
  await expect(menu).toBeHidden();
  await page.locator('header summary').click();
  await expect(menu.getByRole('link').last()).toBeVisible();
});

test('the plain words stand where scripts would reckon, count or compare', async ({ page }) => {
  const { fee, rebate, cost } = receiptLines(
    { session: 'individual', plan: true, sessions: 1 },
    rates,
    wordsFor('en').cost,
    'en',
  );
  await page.goto(pagePaths.fees);
  for (const { amount } of [fee, rebate, cost])
    await expect(page.locator('.receipt')).toContainText(amount);
  await expect(page.getByRole('slider')).toBeHidden();
  await page.goto(pagePaths.home);
  await expect(page.locator(`main a[href="${crisisLines.lifeline.href}"]`)).toBeVisible();
  await page.goto(pagePaths.contact);
  await expect(page.locator('section', { hasText: 'Office hours' })).toContainText(
    wordsFor('en').pages.contact.hours.zone,
  );
  await page.goto(postPath('infidelity-ptsd'));
  await expect(page.getByText('In for 4', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Breathe with me' })).toBeHidden();
  const tick = page.getByRole('checkbox', { name: '1 of 5' });
  await tick.check();
  await expect(tick).toBeChecked();
});
