import type { Page } from '@playwright/test';
import { allLocales } from '@/content/locales';
import { screens } from '../../screens';
import { expect, test } from '../site';

const units =
  '%|\\$|AUD|A\\$|AU\\$|h|am|pm|a\\.m\\.|p\\.m\\.|min(?:ute|uto)?s?|hours?|heures?|horas?|(?:business|working)(?= )|days?|jours?|d[ií]as?|weeks?|semaines?|semanas?|months?|mois|m[eê]s(?:es)?|years?|ans|ann[ée]es?|a[ñn]os?|km|kB';

/** What has to stay on one line, whatever the window's width. */
const oneLine = {
  // Not the parts of a DOI.
  range: '(?<![\\p{L}\\d-])\\d+(?:[.,:]\\d+)*[\\s\\u00a0\\u202f]?[–-][\\s\\u00a0\\u202f]?\\$?\\d+',
  'figure and unit': `\\d+(?:[.,:]\\d+)*[\\s\\u00a0\\u202f](?:${units})(?![\\p{L}\\p{N}])`,
  'French pronoun':
    '(?<![\\p{L}-])(?![Rr]endez-vous)\\p{L}+-(?:je|tu|il|elle|on|nous|vous|ils|elles|moi|toi|le|la|les|lui|leur|y|en|ce|t-(?:il|elle|on))(?![\\p{L}-])',
  'arrow and word': '[^\\s]+[\\s\\u00a0\\u202f]?→',
};

/**
 * Gives every block a width of zero, so that its lines break at every place where they may, and returns what
 * broke and should not.
 */
function broken(page: Page, patterns: Record<string, string>): Promise<string[]> {
  return page.evaluate((patterns) => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { overflow-wrap: normal !important; word-break: normal !important; hyphens: manual !important;
           transition: none !important; animation: none !important }
       [data-no-width] { display: block !important; width: 0 !important; min-width: 0 !important;
           text-wrap-style: auto !important }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

    const blocks = new Map<Element, Text[]>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.parentElement?.closest('script, style, noscript, template, svg, .sr-only')) continue;
      let block = text.parentElement;
      while (block && getComputedStyle(block).display.startsWith('inline'))
        block = block.parentElement;
      if (block) blocks.set(block, [...(blocks.get(block) ?? []), text]);
    }
    for (const block of blocks.keys())
      if (block.checkVisibility()) block.setAttribute('data-no-width', '');

    const found: string[] = [];
    for (const [block, nodes] of blocks) {
      if (!block.hasAttribute('data-no-width')) continue;
      const words = nodes.map(({ data }) => data).join('');
      const at = (place: number): [Text, number] => {
        let rest = place;
        for (const node of nodes) {
          if (rest <= node.length) return [node, rest];
          rest -= node.length;
        }
        throw new Error('past the end');
      };
      for (const [name, pattern] of Object.entries(patterns)) {
        for (const { 0: match, index } of words.matchAll(new RegExp(pattern, 'gu'))) {
          const range = document.createRange();
          range.setStart(...at(index));
          range.setEnd(...at(index + match.length));
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
          const top = Math.max(...boxes.map(({ top }) => top));
          const bottom = Math.min(...boxes.map(({ bottom }) => bottom));
          if (boxes.length > 0 && top >= bottom) found.push(`${name}: ${match}`);
        }
      }
    }
    return [...new Set(found)];
  }, patterns);
}

test.use({ sharesPage: true });

for (const locale of allLocales) {
  test(`no figure leaves its unit, and no arrow its word, at any width: ${locale}`, async ({
    page,
  }) => {
    const found: Record<string, string[]> = {};
    for (const { path } of screens.filter((screen) => screen.locale === locale)) {
      await page.goto(path);
      const breaks = await broken(page, oneLine);
      if (breaks.length > 0) found[path] = breaks;
    }
    expect(found).toEqual({});
  });
}
