import { crisisLines, weather } from '@/content/crisis-lines';
import { allLocales } from '@/languages/locales';
import { helpPath, localePath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { screens } from '../../tools/screens';
import { expect, started, test } from '../site';

/** What a phone of 390 × 844 shows between its bars. */
const window = { width: 390, height: 664 };

test.describe('without scripts, in the first window of a phone', () => {
  test.use({ javaScriptEnabled: false, sharesPage: true, viewport: window });

  for (const locale of allLocales)
    test(`each page in ${locale} has 000 and help, whole and large enough for a thumb`, async ({
      page,
    }) => {
      for (const { path } of screens.filter((screen) => screen.locale === locale)) {
        if (path === helpPath(locale)) continue;
        await page.goto(path);
        for (const href of [crisisLines.emergency.href, helpPath(locale)]) {
          const boxes = await page
            .locator(`:is(main, .quick-actions) a[href="${href}"]`)
            .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
          const tappable = boxes.filter(
            ({ width, height, top, bottom }) =>
              width >= 44 && height >= 44 && top >= 0 && bottom <= window.height,
          );
          expect(tappable, `${href} on ${path}`).not.toHaveLength(0);
        }
      }
    });

  for (const locale of allLocales)
    test(`help in ${locale} has its three numbers, as wide as the column`, async ({ page }) => {
      await page.goto(helpPath(locale));
      const { emergency, respect, lifeline } = crisisLines;
      const column = await page.locator('main h1').evaluate((title) => title.clientWidth);
      const boxOf = (href: string) => page.locator(`main a[href="${href}"]`).first().boundingBox();
      for (const { href } of [emergency, respect, lifeline, respect.text, lifeline.text]) {
        const box = await boxOf(href);
        expect((box?.y ?? 0) + (box?.height ?? 0), href).toBeLessThanOrEqual(window.height);
      }
      for (const { href } of [emergency, respect, lifeline]) {
        const box = await boxOf(href);
        expect(box?.height).toBeGreaterThanOrEqual(56);
        expect(box?.width).toBeGreaterThanOrEqual(column - 1);
      }
    });

  for (const locale of allLocales)
    test(`the row at the top stays one row at 320 pixels in ${locale}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(localePath(pagePaths.fees, locale));
      const row = page.locator('main > p').first();
      expect((await row.boundingBox())?.height).toBeLessThan(60);
    });
});

test('help leaves to the weather, and the way back does not return to it', async ({
  page,
  trouble,
}) => {
  await page.route(weather, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' }),
  );
  await page.goto(pagePaths.fees);
  await page.goto(pagePaths.help);
  await started(page);
  await page.locator('[data-leave]').click();
  await expect(page).toHaveTitle('Weather');
  await page.goBack();
  await expect(page).toHaveURL(pagePaths.fees);
  expect(trouble.hosts.splice(0)).toEqual([new URL(weather).origin]);
});
