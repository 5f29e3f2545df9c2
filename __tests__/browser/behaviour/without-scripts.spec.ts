import { postPath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { screens } from '../../tools/screens';
import { expect, test, windows } from '../site';

test.use({ javaScriptEnabled: false });

test('every page can be read without scripts, and has no control that would do nothing', async ({
  page,
}) => {
  test.slow();
  // Translations are built of the same elements.
  for (const { path } of screens.filter(({ locale }) => locale === 'en')) {
    await page.goto(path);
    const unread = await page.getByRole('main').evaluate((main) =>
      [
        ...[...main.querySelectorAll('h1, h2, h3, p, li, dt, dd, td')].filter(
          (text) =>
            // A `<details>` opens without scripts. Without them no field is refused, and no island throws.
            !text.closest(
              '[class*="noscript:hidden"], .hidden[class*="print:"], details, [id$="-problem"], [data-error]',
            ) &&
            text.textContent?.trim() &&
            getComputedStyle(text).display !== 'contents' &&
            !text.checkVisibility({ opacityProperty: true }),
        ),
        ...[...main.querySelectorAll(':disabled')].filter(
          (control) => !control.closest('form') && control.checkVisibility(),
        ),
      ].map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(unread, path).toEqual([]);
  }
});

test('without scripts the small screen’s menu opens, and plain words stand where scripts would reckon or count', async ({
  page,
}) => {
  await page.setViewportSize(windows.phone);
  await page.goto(pagePaths.fees);
  const menu = page.getByRole('navigation', { name: wordsFor('en').common.menu, exact: true });
  await expect(menu).toBeHidden();
  await page.locator('header summary').click();
  await expect(menu.getByRole('link').last()).toBeVisible();
  await expect(page.locator('section .receipt')).toBeVisible();
  await expect(page.getByRole('slider')).toBeHidden();
  await page.goto(postPath('infidelity-ptsd'));
  await expect(page.getByText('In for 4', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Breathe with me' })).toBeHidden();
  await page.getByRole('checkbox', { name: '1 of 5' }).check();
});
