import { practice } from '@/content/practice';
import { phoneForDialler } from '@/facts/phone';
import { localePath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { axe } from '../page-checks';
import { expect, expectFilledIn, fillIn, started, test, windows } from '../site';

test.describe('on a phone', () => {
  test.use({ viewport: windows.phone, isMobile: true, hasTouch: true });

  test('where the network is lost a part stays as it was served, says so where the visitor is, and works once it is back', async ({
    page,
    context,
    trouble,
  }) => {
    await page.goto(localePath(pagePaths.contact, 'pt-br'), { waitUntil: 'networkidle' });
    await started(page);
    const served = await page.locator('main').textContent();
    await context.setOffline(true);
    // The first interaction, at which React is fetched.
    await fillIn(page);
    const button = page.locator('form [type=submit]');
    await button.scrollIntoViewIfNeeded();
    const late = page.getByRole('alert');
    const [words = ''] = wordsFor('pt-br').pages.contact.form.late.split('{number}');
    await expect(late).toContainText(words, { timeout: 15_000 });
    await expect(late.locator(`[href="${phoneForDialler(practice.phone)}"]`)).toBeVisible();
    expect(await page.locator('main').textContent()).toBe(served);
    expect(await axe(page)).toEqual([]);
    await context.setOffline(false);
    await expect(button).toBeEnabled();
    await expect(late).toBeHidden();
    await expectFilledIn(page);
    trouble.console = trouble.console.filter((line) => !/DISCONNECTED|Failed to fetch/.test(line));
  });
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
