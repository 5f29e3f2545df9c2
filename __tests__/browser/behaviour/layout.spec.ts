import { alive, expect, overflow, screens, test } from '../site';

for (const { path } of screens) {
  test(`${path} bears any width, larger spacing and a thumb`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 390, 640, 820, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `${width} px`).toBe(0);
    }

    // WCAG 1.4.12, with the values that it names.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate((rules) => {
      // The page's policy takes no style element, and should not; a sheet of the document's own is none.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }');
    expect(await overflow(page), 'text spacing').toBe(0);
    expect(await clipped(page), 'clipped by text spacing').toEqual([]);

    // WCAG 2.5.8: 24 px, or a link in the middle of a sentence.
    const small = await page
      .locator('a:visible, button:visible, summary:visible, input:visible, textarea:visible')
      .evaluateAll((targets) =>
        targets
          .filter((target) => {
            const { width, height } = target.getBoundingClientRect();
            const hidden = width <= 1 || height <= 1;
            return (
              !hidden &&
              (width < 24 || height < 24) &&
              getComputedStyle(target).display !== 'inline'
            );
          })
          .map((target) => target.outerHTML.slice(0, 120)),
      );
    expect(small).toEqual([]);
  });
}

/** Texts that are cut off by their own box. */
function clipped(page: import('@playwright/test').Page) {
  return page.locator('p, li, h1, h2, h3, a, button, td, th, dt, dd').evaluateAll((texts) =>
    texts
      .filter((text) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(text);
        if (clipPath !== 'none' || (overflowX === 'visible' && overflowY === 'visible'))
          return false;
        return text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1;
      })
      .map((text) => text.outerHTML.slice(0, 120)),
  );
}

test('with the menu open, nothing sticks out at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/fr');
  await alive(page);
  await page.getByRole('banner').locator('summary').click();
  expect(await overflow(page)).toBe(0);
});

test('the phone’s bar is there on small screens, and not on the contact page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/fees');
  const bar = page.getByRole('complementary', { name: 'Call or book' });
  await expect(bar).toBeInViewport();
  await page.goto('/contact');
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/fees');
  await expect(bar).toBeHidden();
});

test('every focused control can be seen, also above the phone’s bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/services/individual');
  await alive(page);
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.closest('.quick-actions')) return false;
      const bar = document.querySelector('.quick-actions')?.getBoundingClientRect();
      const box = focused.getBoundingClientRect();
      return Boolean(bar && box.top >= bar.top && box.bottom <= bar.bottom);
    });
    expect(covered).toBe(false);
  }
});
