import { phoneHref } from '@/facts/phone';
import { localePath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { axe } from '../page-checks';
import { expect, expectFilledIn, fillIn, holdBack, started, test } from '../site';

const heading = 'Unexpected Application Error!';
const react = /\/react-[^/]*\.js$/;

for (const [island, path, locale] of [
  ['cost-calculator', pagePaths.fees, 'fr'],
  ['enquiry-submit', pagePaths.contact, 'pt-br'],
] as const)
  test(`an island that breaks leaves the page as it is: ${island} in ${locale}`, async ({
    page,
    trouble,
  }) => {
    const words = wordsFor(locale).error;
    // Its properties are missing.
    await page.route(`**${localePath(path, locale)}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        new RegExp(`(data-island="${island}" data-props=")[^"]*`),
        '$1{}',
      );
      await route.fulfill({ response, body });
    });
    const release = await holdBack(page, react);
    await page.goto(localePath(path, locale));
    await started(page);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    const links = page.locator('a');
    const before = await links.count();
    if (island === 'enquiry-submit') await fillIn(page);
    await page.locator(`[data-island="${island}"]`).scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
    release();
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading', { level: 2 })).toHaveText(heading);
    await expect(alert).toContainText('Cannot read properties of undefined');
    await expect(alert).toContainText(words.explanation);
    await expect(alert.locator(`a[href="${phoneHref}"]`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await expect(links).toHaveCount(before + 1);
    if (island === 'enquiry-submit') await expectFilledIn(page);
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
