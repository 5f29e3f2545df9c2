import type { Page } from '@playwright/test';
import { localePath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { contrast } from '../page-checks';
import { expect, started, test } from '../site';

const lights = ['dawn', 'day', 'dusk', 'night'];

/** Sets a light by hand. Which one the clock sets is a unit test. */
const set = (page: Page, light: string) =>
  page.locator('html').evaluate((root, light) => root.setAttribute('data-light', light), light);

// With what text stands on at these hours: paper, shell, cards, the form. Only translations name the interpreter.
for (const path of [
  pagePaths.home,
  localePath(pagePaths.contact, 'fr'),
  pagePaths.fees,
  '/nowhere',
])
  test(`${path} can be read in every light, on the same paper, and ends in the evening's colours`, async ({
    page,
    trouble,
  }) => {
    // No button is between two colours then.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await started(page);
    const paper = () => page.locator('html').evaluate((root) => getComputedStyle(root).background);
    const byDay = await paper();
    for (const light of lights) {
      await set(page, light);
      expect(await paper(), light).toBe(byDay);
      expect(await contrast(page), light).toEqual([]);
      const ends = ['dusk', 'night'].includes(light) ? 'dark' : 'light dark';
      await expect(page.locator('footer')).toHaveCSS('color-scheme', ends);
    }
    trouble.console = trouble.console.filter((line) => !line.includes('404'));
  });

test('a page left open follows the hour, and on paper it is day', async ({ page }) => {
  const html = page.locator('html');
  const sky = page.locator('main svg .fill-sky').first();
  const skies = async () => {
    const found: string[] = [];
    for (const light of lights) {
      await set(page, light);
      found.push(await sky.evaluate((path) => getComputedStyle(path).fill));
    }
    return found;
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: '2026-11-25T18:30+10:00' });
  await page.goto(pagePaths.home);
  await expect(html).toHaveAttribute('data-light', 'dusk');
  await page.clock.runFor('01:00:00');
  await expect(html).toHaveAttribute('data-light', 'night');
  const [dawn, day, dusk, night] = await skies();
  expect(new Set([dawn, day, dusk, night]).size).toBe(4);
  await page.emulateMedia({ media: 'print' });
  expect(await skies()).toEqual([day, day, day, day]);
});

test("in a reader's own colours the main button and what is chosen keep an outline", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(pagePaths.fees);
  for (const marked of [
    page.getByRole('banner').getByRole('link', { name: wordsFor('en').common.actions.book }),
    page.getByRole('banner').locator('a[aria-current="true"]:visible'),
    page.locator('label:has(:checked)').first(),
  ])
    await expect(marked).toHaveCSS('border-top-width', '2px');
  const others = page.locator('label:has([type="radio"]:not(:checked))');
  await expect(others.first()).toHaveCSS('border-top-width', '0px');
});
