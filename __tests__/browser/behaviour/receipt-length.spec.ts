import { allLocales } from '@/content/locales';
import { localePath, pagePaths } from '@/content/site-map';
import { alive, expect, test } from '../site';

test.use({ sharesPage: true });

for (const locale of allLocales)
  test(`the receipt keeps its length, whatever it says: ${locale}`, async ({ page }) => {
    await page.goto(localePath(pagePaths.fees, locale));
    await page.evaluate(() => document.fonts.ready);
    // On the second visit the typefaces are in the cache.
    await page.reload();
    await alive(page);
    const receipt = page.locator('[aria-labelledby="rebate"] .receipt');
    const slider = page.getByRole('slider');
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const lengths: number[] = [];
      for (const kind of await page.getByRole('radio').all()) {
        await kind.focus();
        await page.keyboard.press('Space');
        for (const end of ['Home', 'End']) {
          await slider.focus();
          await page.keyboard.press(end);
          lengths.push(await receipt.evaluate(({ clientHeight }) => clientHeight));
        }
      }
      expect(lengths, `at ${width} px`).toEqual(lengths.map(() => lengths[0]));
    }
  });
