import { phoneHref } from '@/facts/phone';
import { localePath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { axe } from '../page-checks';
import { expect, expectFilledIn, fillIn, started, test, windows } from '../site';

test.describe('on a phone', () => {
  test.use({ viewport: windows.phone, isMobile: true, hasTouch: true });

  test('where the network is lost the page stays, with what is typed, and says whom to call', async ({
    page,
    context,
    trouble,
  }) => {
    await page.goto(localePath(pagePaths.contact, 'pt-br'), { waitUntil: 'networkidle' });
    await started(page);
    const links = await page.locator('a').count();
    await context.setOffline(true);
    // The first act, at which React is fetched.
    await fillIn(page);
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading', { level: 2 })).toHaveText(
      'Unexpected Application Error!',
    );
    await expect(alert).toContainText('Failed to fetch');
    await expect(alert).toContainText(wordsFor('pt-br').error.explanation);
    await expect(alert.locator(`a[href="${phoneHref}"]`)).toBeVisible();
    await expect(page.locator('a')).toHaveCount(links + 1);
    await expectFilledIn(page);
    expect(await axe(page)).toEqual([]);
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
