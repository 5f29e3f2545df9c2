import { practice } from '@/content/practice';
import { phoneForDialler } from '@/facts/phone';
import { allLocales } from '@/languages/locales';
import { localePath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { screens } from '../../tools/screens';
import { clipped } from '../page-checks';
import { expect, overflow, test } from '../site';

// The browser's own setting, which media queries follow, and not a zoom of the page.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    }),
});

// One browser for all of them: it has to be started with the setting.
test('with text at 200% every screen stays whole on phones, and one can call above the drawing', async ({
  page,
  trouble,
}) => {
  test.setTimeout(120_000);
  const wrong = allLocales.map((locale) => localePath('/nowhere', locale));
  for (const path of [...screens.map((screen) => screen.path), ...wrong]) {
    await page.goto(path);
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size, 'the setting is in force').toBe('32px');
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `${path} at ${width} px`).toBe(0);
      expect(await clipped(page), `${path} at ${width} px`).toEqual([]);
    }
  }
  // Home, and the page of a service: among the calls of the page itself.
  for (const path of [pagePaths.home, pagePaths.individual]) {
    await page.goto(path);
    const numbers = page.getByRole('main').locator('a[href^="tel:"]:visible');
    const first = numbers.and(page.locator(':not([href="tel:000"])')).first();
    await expect(first).toHaveAttribute('href', phoneForDialler(practice.phone));
    const picture = page.getByRole('main').locator('[role=img], .scene').first();
    const [call, drawing] = await Promise.all([first.boundingBox(), picture.boundingBox()]);
    expect(call?.y, path).toBeLessThan(drawing?.y ?? 0);
  }
  // The browser reports the status of the 404 page.
  trouble.console = trouble.console.filter((line) => !/404/.test(line));
});
