import { allLocales } from '@/languages/locales';
import { localePath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { expect, test } from '../site';

const { actions } = wordsFor('en').common;

test.describe('without our colours', () => {
  test.use({ forcedColors: 'active' });

  test("in a reader's own colours the main button and what is chosen keep an outline", async ({
    page,
  }) => {
    await page.goto('/fees');
    const marked = [
      page.getByRole('banner').getByRole('link', { name: actions.book }),
      page.getByRole('banner').locator('a[aria-current="true"]:visible'),
      page.locator('label:has(:checked)').first(),
    ];
    for (const one of marked) await expect(one).toHaveCSS('border-top-width', '2px');
    await expect(page.locator('label:has([type="radio"]:not(:checked))').first()).toHaveCSS(
      'border-top-width',
      '0px',
    );
  });
});

test('the browser’s own colour follows a change of scheme while the page is open', async ({
  page,
}) => {
  const chosen = () =>
    page.evaluate(() => {
      const tags = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      const { content = '' } = tags.find(({ media }) => matchMedia(media).matches) ?? {};
      const sample = document.createElement('p');
      sample.style.color = content;
      document.body.append(sample);
      const { color } = getComputedStyle(sample);
      sample.remove();
      return [color, getComputedStyle(document.documentElement).backgroundColor];
    });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const [day, paper] = await chosen();
  expect(day).toBe(paper);
  await page.emulateMedia({ colorScheme: 'dark' });
  const [night, ground] = await chosen();
  expect(night).toBe(ground);
  expect(night).not.toBe(day);
});

const { fees, help } = pagePaths;
for (const [path, least, most] of [
  ...allLocales.map((locale) => [localePath(fees, locale), 2, 2] as const),
  // The parts that cannot wait end with the first sheet: the others begin a new one.
  ...allLocales.map((locale) => [localePath(help, locale), 2, 2] as const),
  [pagePaths['couples-marriage'], 1, 5] as const,
])
  test(`${path} is ${most} sheets of paper at most, and ${least} at least`, async ({ page }) => {
    await page.goto(path);
    const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
    const paper = await page.pdf({ format: 'A4', margin });
    const sheets = paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
    expect(sheets).toBeGreaterThanOrEqual(least);
    expect(sheets).toBeLessThanOrEqual(most);
  });
