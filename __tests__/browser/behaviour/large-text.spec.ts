import type { Page } from '@playwright/test';
import { allLocales } from '@/languages/locales';
import { localePath } from '@/routing/addresses';
import { screens } from '../../tools/screens';
import { expect, overflow, test } from '../site';

// One browser for all of them: it has to be started with the setting.
test.describe.configure({ mode: 'default' });

// The browser's own setting, which media queries follow, and not a zoom of the page.
test.use({
  sharesPage: true,
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    }),
});

/** Words that stand outside the window, or outside the box that was made for them. */
function wordsOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true }))
        continue;
      if (parent.closest('.sr-only, svg')) continue;
      const { display } = getComputedStyle(parent);
      const box = parent.getBoundingClientRect();
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        const room = display === 'inline' ? document.documentElement.clientWidth : box.right;
        if (line.right > room + 1.5 || line.left < -1.5) found.push(text.textContent.slice(0, 40));
      }
    }
    return [...new Set(found)];
  });
}

for (const locale of allLocales)
  test(`with text at 200% every screen stays clean on phones: ${locale}`, async ({
    page,
    trouble,
  }) => {
    test.slow();
    const paths = screens.filter((screen) => screen.locale === locale).map(({ path }) => path);
    for (const path of [...paths, localePath('/nowhere', locale)]) {
      await page.goto(path);
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size, 'the setting is in force').toBe('32px');
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflow(page), `${path} at ${width} px`).toBe(0);
        expect(await wordsOutside(page), `${path} at ${width} px`).toEqual([]);
      }
    }
    // The browser reports the status of the 404 page.
    trouble.console = trouble.console.filter((line) => !/404/.test(line));
  });
