import { phoneHref } from '@/facts/phone';
import { localePath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { axe } from '../page-checks';
import { expect, expectFilledIn, fillIn, started, test } from '../site';

const heading = 'Unexpected Application Error!';

test('an island that breaks leaves the page, with what is typed, and says whom to call', async ({
  page,
  trouble,
}) => {
  const words = wordsFor('pt-br').error;
  const path = localePath(pagePaths.contact, 'pt-br');
  // Its properties are missing.
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(data-island="enquiry-submit" data-props=")[^"]*/,
      '$1{}',
    );
    await route.fulfill({ response, body });
  });
  await page.goto(path);
  await started(page);
  const links = await page.locator('a').count();
  await fillIn(page);
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', { level: 2 })).toHaveText(heading);
  await expect(alert).toContainText('Cannot read properties of undefined');
  await expect(alert).toContainText(words.explanation);
  await expect(alert.locator(`a[href="${phoneHref}"]`)).toBeVisible();
  await expect(page.locator('a')).toHaveCount(links + 1);
  await expectFilledIn(page);
  expect(await axe(page)).toEqual([]);
  expect(trouble.console.join()).toContain('Cannot read properties of undefined');
  trouble.console = [];
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
