import { allLocales } from '@/content/locales';
import { localePath, pagePaths, serviceIds } from '@/content/site-map';
import { wordsFor } from '@/content/words';
import { expect, test } from '../site';

test.use({ sharesPage: true });

for (const locale of allLocales) {
  const { onThisPage } = wordsFor(locale).common;

  test(`in ${locale} all headings of a service page are listed beside it, none of them cut off`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const service of serviceIds) {
      await page.goto(localePath(pagePaths[service], locale));
      const contents = page.getByRole('navigation', { name: onThisPage });
      const sections = page.locator('main section[id]:has(h2)');
      await expect(contents.getByRole('link')).toHaveText(
        await sections.locator('h2').allTextContents(),
      );
      // Its lines begin below each other: in a row of boxes, what stays on one line would have a column of its own.
      for (const link of await contents.getByRole('link').all())
        expect(await link.evaluate(lineStarts)).toHaveLength(1);
      // A box may end at a fraction of a pixel.
      expect(
        await contents.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
      ).toBeLessThanOrEqual(1);
    }
  });
}

test('on a phone fee and contents come before the text, and a heading is one touch away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { common } = wordsFor('en');
  await page.goto(pagePaths['couples-marriage']);
  const glance = page.getByRole('heading', { name: common.aside.heading });
  const first = page.locator('main section[id]:has(h2)').first();
  const top = async (locator: typeof glance) => (await locator.boundingBox())?.y ?? Number.NaN;
  expect(await top(glance)).toBeLessThan(await top(first));

  const contents = page.getByRole('navigation', { name: common.onThisPage });
  await expect(contents.getByRole('link')).toHaveCount(0);
  await contents.locator('summary').click();
  const last = contents.getByRole('link').last();
  const heading = await last.textContent();
  await last.click();
  await expect(page).toHaveURL(/#/);
  await expect(page.getByRole('heading', { name: heading ?? '', exact: true })).toBeInViewport();
});

/** Where the lines of an element's text begin, in pixels from the left, each place once. */
function lineStarts(element: Element): number[] {
  const words = document.createRange();
  words.selectNodeContents(element);
  const starts = new Map<number, number>();
  for (const { top, left } of words.getClientRects())
    starts.set(top, Math.min(left, starts.get(top) ?? left));
  return [...new Set([...starts.values()].map(Math.round))];
}
