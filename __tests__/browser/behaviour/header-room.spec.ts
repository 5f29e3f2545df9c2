import type { Page } from '@playwright/test';
import { allLocales, type Locale } from '@/content/locales';
import { localePath, mainIds } from '@/content/site-map';
import { wordsFor } from '@/content/words';
import { headerScreens } from '@/tailwind.config';
import { alive, expect, overflow, test } from '../site';

type Screen = ReturnType<typeof headerScreens>['wide'];

/** Makes the shown page one of a site whose header has more entries, each as long as the longest. */
async function withEntries(page: Page, entries: number) {
  const [built, wanted] = [headerScreens(mainIds.length), headerScreens(entries)];
  await moveScreen(page, built.wide, wanted.wide);
  await moveScreen(page, built.roomy, wanted.roomy);
  await page.evaluate((more) => {
    const links = [...document.querySelectorAll<HTMLElement>('header > div > nav > a')];
    const length = (link: HTMLElement) => link.textContent?.length ?? 0;
    const [longest] = links.sort((a, b) => length(b) - length(a));
    for (let i = 0; i < more; i++) longest?.after(longest.cloneNode(true));
  }, entries - mainIds.length);
}

/** Lets the styles of one screen of `tailwind.config.ts` apply in other windows. */
async function moveScreen(page: Page, from: Screen, to: Screen) {
  if (typeof from !== 'string' || from === to) return;
  const query = typeof to === 'string' ? `(width >= ${to})` : to.raw;
  const moved = await page.evaluate(
    ({ from, query }) => {
      let moved = 0;
      const visit = (rules: CSSRuleList) => {
        for (const rule of rules) {
          // Bundlers write the media query in one of two ways.
          const written = [`(width >= ${from})`, `(min-width: ${from})`];
          if (rule instanceof CSSMediaRule && written.includes(rule.media.mediaText)) {
            rule.media.mediaText = query;
            moved++;
          } else if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
        }
      };
      for (const sheet of document.styleSheets) visit(sheet.cssRules);
      return moved;
    },
    { from, query },
  );
  expect(moved, `rules for windows from ${from}`).toBeGreaterThan(0);
}

/** The faults of the header at the window's width. */
function troubles(page: Page, oneLine: boolean): Promise<string[]> {
  return page.evaluate((oneLine) => {
    const found: string[] = [];
    const shown = [...document.querySelectorAll<HTMLElement>('header a, header button, summary')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const name = (element.textContent || element.ariaLabel || '').trim();
        const lines = linesOf(element);
        for (const line of lines)
          if (line.left < left - 1 || line.right > right + 1) found.push(`${name} is clipped`);
        const isSiteName = element.matches('header > div > a');
        if (oneLine && !isSiteName && lines.length > 1) found.push(`${name} wraps`);
        return { name, left, right, middle: (top + bottom) / 2 };
      })
      .sort((a, b) => a.left - b.left);
    for (const [index, { name, right, middle }] of shown.entries()) {
      const next = shown[index + 1];
      if (Math.abs(middle - (shown[0]?.middle ?? 0)) > 4) found.push(`${name} is out of line`);
      // The chevron overlaps the padding of its link by 8 px.
      if (next && next.left < right - 9) found.push(`${name} and ${next.name} overlap`);
      if (right > document.documentElement.clientWidth) found.push(`${name} leaves the window`);
    }
    return found;

    /** The lines of an element's text, without text for screen readers only. */
    function linesOf(element: HTMLElement): DOMRect[] {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const lines: DOMRect[] = [];
      while (texts.nextNode()) {
        const { currentNode: text } = texts;
        if (!text.textContent?.trim() || text.parentElement?.matches('.sr-only')) continue;
        range.selectNodeContents(text);
        lines.push(...range.getClientRects());
      }
      return lines;
    }
  }, oneLine);
}

/** A window's width in pixels for a screen of `tailwind.config.ts`. */
function widthOf(screen: Screen): number[] {
  return typeof screen === 'string' ? [Number.parseFloat(screen) * 16] : [];
}

for (const typeface of ['its own typeface', 'the system’s typeface']) {
  const own = typeface === 'its own typeface';

  async function open(page: Page, locale: Locale) {
    if (!own) await page.route('**/*.woff2', (route) => route.abort());
    // A typeface that comes late is used from the next page on.
    for (const _ of own ? [1, 2] : [1]) {
      await page.goto(localePath('/', locale));
      await alive(page);
      await page.evaluate(() => document.fonts.ready);
    }
  }

  for (const locale of allLocales)
    test(`the header in ${locale} has room for seven entries in ${typeface}`, async ({
      page,
      trouble,
    }) => {
      await open(page, locale);
      for (const entries of [5, 6, 7, 8].filter((entries) => entries >= mainIds.length)) {
        await page.reload();
        await alive(page);
        await withEntries(page, entries);
        const { wide, roomy } = headerScreens(entries);
        const starts = [...widthOf(wide), ...widthOf(roomy)];
        const menu = page.getByRole('banner').getByText(wordsFor(locale).common.menu);
        for (const width of [
          1024,
          1025,
          ...starts.flatMap((from) => [from - 1, from, from + 1]),
          1920,
        ]) {
          const where = `${entries} entries at ${width} px`;
          await page.setViewportSize({ width, height: 800 });
          // Two entries more than there are, in a face that is wider than the site's own, leave the button
          // two lines.
          expect(await troubles(page, own || entries < 7), where).toEqual([]);
          expect(await overflow(page), where).toBe(0);
          await expect(menu, where).toBeVisible({
            visible: width < (widthOf(wide)[0] ?? Infinity),
          });
        }
      }
      trouble.console = trouble.console.filter((line) => !/woff2/.test(line));
    });
}
