import { cardIds, pagePaths } from '@/routing/pages';
import { cardWords } from '@/words/words';
import { expect, test } from '../site';

// A small phone, a large one, and a desktop at 400 % and at 200 %.
for (const [width, height] of [
  [320, 256],
  [390, 844],
  [640, 450],
] as const)
  test(`at ${width} × ${height} every service is as wide as the window, and the focus is seen on it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of [pagePaths.home, pagePaths.services]) {
      await page.goto(path);
      const main = page.getByRole('main');
      for (const card of cardIds()) {
        const { title } = cardWords(card, 'en');
        const link = main.getByRole('heading').getByRole('link', { name: title, exact: true });
        await link.focus();
        await expect(link).toBeInViewport({ ratio: 1 });
        const strip = await link.locator('xpath=ancestor::li').boundingBox();
        expect(strip).toMatchObject({ x: 0, width });
      }
    }
  });
