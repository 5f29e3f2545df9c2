import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { crisisLines, crisisNumbers } from '@/content/crisis-lines';

const pages = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
);

test.use({ javaScriptEnabled: false });

test('every crisis number on every exported page can be tapped', async ({ page }) => {
  expect(pages).toContain('services/couples-marriage.html');
  const bare: string[] = [];
  const linked = new Set<string | null>();
  for (const name of pages) {
    await page.goto(`/${name === 'index.html' ? '' : name.replace(/\.html$/, '')}`);
    const found = await page.evaluate((source) => {
      const numbers = new RegExp(source);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const outside: string[] = [];
      while (walker.nextNode()) {
        const { textContent, parentElement } = walker.currentNode;
        if (!textContent || !numbers.test(textContent)) continue;
        if (!parentElement?.closest('a[href^="tel:"], script, style, noscript'))
          outside.push(textContent);
      }
      const hrefs = [...document.querySelectorAll('main a[href^="tel:"]')].map((link) =>
        link.getAttribute('href'),
      );
      return { outside, hrefs };
    }, crisisNumbers.source);
    bare.push(...found.outside.map((text) => `${name}: ${text}`));
    for (const href of found.hrefs) linked.add(href);
  }
  expect(bare).toEqual([]);
  for (const { href } of [crisisLines.emergency, crisisLines.lifeline, crisisLines.respect])
    expect(linked).toContain(href);
});
