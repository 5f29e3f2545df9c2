import type { Page } from '@playwright/test';
import { phoneHref } from '@/facts/phone';
import { localePath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { axe } from '../page-checks';
import { expect, holdBack, started, test } from '../site';

const heading = 'Unexpected Application Error!';
const react = /\/react-[^/]*\.js$/;

test.describe('an island that breaks leaves the page as it is:', () => {
  /** Serves a page with an island whose properties are missing, and opens it; React comes as the test says. */
  async function openBroken(page: Page, path: string, island: string) {
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        new RegExp(`(data-island="${island}" data-props=")[^"]*`),
        '$1{}',
      );
      await route.fulfill({ response, body });
    });
    const release = await holdBack(page, react);
    await page.goto(path);
    await started(page);
    await page.mouse.move(1, 1);
    return { release, place: page.locator(`[data-island="${island}"]`) };
  }

  const links = (page: Page) =>
    page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));

  test.afterEach(({ trouble }) => {
    expect(trouble.console.join()).toContain('Cannot read properties of undefined');
    // React says, too, that the HTML was rendered with other properties.
    trouble.console = trouble.console.filter((line) => !/Cannot read|error #418/.test(line));
  });

  for (const [island, page, locale] of [
    ['cost-calculator', pagePaths.fees, 'fr'],
    ['enquiry-submit', pagePaths.contact, 'pt-br'],
  ] as const)
    test(`${island} in ${locale}`, async ({ page: shown }) => {
      const words = wordsFor(locale).error;
      const { release, place } = await openBroken(shown, localePath(page, locale), island);
      const title = await shown.getByRole('heading', { level: 1 }).textContent();
      const before = await links(shown);
      await place.scrollIntoViewIfNeeded();
      release();
      const alert = shown.getByRole('alert');
      await expect(alert.getByRole('heading', { level: 2 })).toHaveText(heading);
      await expect(alert).toContainText('Cannot read properties of undefined');
      await expect(alert).toContainText(words.explanation);
      await expect(alert.locator(`a[href="${phoneHref}"]`)).toBeVisible();
      await expect(shown.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
      expect(await links(shown)).toHaveLength(before.length + 1);
      await expect(place.locator('button:visible:enabled')).toHaveCount(0);
      await expect(shown.locator(':focus')).toHaveCount(0);
      expect(await axe(shown)).toEqual([]);
    });
});

test('an island that breaks after a while leaves the page, and its HTML stands again', async ({
  page,
  trouble,
}) => {
  // The calculator asks which plural a number takes. A browser with a defect might answer like this.
  await page.addInitScript(() => {
    const { select } = Intl.PluralRules.prototype;
    Intl.PluralRules.prototype.select = function (number: number) {
      if (number === 5) throw new Error('Plurals are broken');
      return select.call(this, number);
    };
  });
  await page.goto(pagePaths.fees);
  await started(page);
  await page.mouse.move(1, 1);
  const slider = page.getByRole('slider');
  await slider.fill('5');
  await expect(page.getByRole('heading', { name: heading })).toBeFocused();
  await expect(slider).toBeDisabled();
  await expect(page.locator('.receipt')).toBeVisible();
  expect(trouble.console.join()).toContain('Plurals are broken');
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
