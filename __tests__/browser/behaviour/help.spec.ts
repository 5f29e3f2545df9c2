import { crisisLines, weather } from '@/content/crisis-lines';
import { allLocales } from '@/languages/locales';
import { helpPath, localePath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { screens } from '../../tools/screens';
import { expect, started, test } from '../site';

/** What a phone of 390 × 844 shows between its bars. */
const window = { width: 390, height: 664 };

test.describe('without scripts, in the first window of a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: window });

  for (const locale of allLocales)
    test(`in ${locale} each page has 000 and help, and help its numbers, large enough for a thumb`, async ({
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

      await page.goto(helpPath(locale));
      const { emergency, respect, lifeline } = crisisLines;
      const column = await page.locator('main h1').evaluate((title) => title.clientWidth);
      for (const { href } of [emergency, respect, lifeline, respect.text, lifeline.text]) {
        const link = page.locator(`main a[href="${href}"]`).first();
        const { y, height, width } = (await link.boundingBox()) ?? { y: 0, height: 0, width: 0 };
        expect(y + height, href).toBeLessThanOrEqual(window.height);
        if (href.startsWith('sms:')) continue;
        expect(height, href).toBeGreaterThanOrEqual(56);
        expect(width, href).toBeGreaterThanOrEqual(column - 1);
      }

      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(localePath(pagePaths.fees, locale));
      const row = await page.locator('main > p').first().boundingBox();
      expect(row?.height, 'the row at the top is one row').toBeLessThan(60);
    });
});

for (const locale of allLocales)
  test(`help in ${locale} is two sheets of paper`, async ({ page }) => {
    await page.goto(helpPath(locale));
    const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
    const paper = await page.pdf({ format: 'A4', margin });
    // The parts that cannot wait end with the first sheet: the others begin a new one.
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
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
  // Each of these links could leave a way back to help: a part, a language, and the skip link.
  await page.locator('nav[aria-labelledby=parts] a').nth(3).click();
  await expect(page).toHaveURL(/\/help#d$/);
  await expect(page.locator('#d')).toBeInViewport();
  await page.locator('a[data-locale=es]').first().click();
  await expect(page).toHaveURL(/\/es\/help#d$/);
  await started(page);
  await page.locator('a[href="#main"]').press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await page.locator('[data-leave]').click();
  await expect(page).toHaveTitle('Weather');
  await page.goBack();
  await expect(page).toHaveURL(pagePaths.fees);
  expect(trouble.hosts.splice(0)).toEqual([new URL(weather).origin]);
});
