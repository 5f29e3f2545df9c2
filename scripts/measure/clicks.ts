/**
 * How soon a click within the running site (`npm start` in another window) shows the next page:
 * `npm run clicks -- [--runs=9] [--slower=4]`. A report, not a test. From the click until the
 * new heading is on the screen, after a pointer has rested on the link, and at once; `--slower` holds the
 * processor back as a phone's would be.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { pagePaths } from '../../content/site-map';
import { findBrowser } from '../lib/find-browser';
import { runningSite } from '../lib/running-site';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '9' }, slower: { type: 'string', default: '1' } },
});
const runs = Number(values.runs);
const slower = Number(values.slower);
const site = await runningSite();

const clicks = [
  { from: pagePaths.home, to: pagePaths.fees },
  { from: pagePaths.home, to: pagePaths.services },
  { from: pagePaths.fees, to: pagePaths.blog },
  { from: pagePaths.fees, to: pagePaths.contact },
];

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-background-networking'],
});
const rows: Record<string, string | number>[] = [];
for (const { from, to } of clicks) {
  const rested: number[] = [];
  const atOnce: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    rested.push(await click(from, to, true));
    atOnce.push(await click(from, to, false));
  }
  rows.push({ from, to, 'rested, ms': summary(rested), 'at once, ms': summary(atOnce) });
}
await browser.close();
console.log(`Medians (slowest) of ${runs}, the processor ${slower} times slower.`);
console.table(rows);

/** One click in a window that knows the site's files, as a visitor's does on a second page. */
async function click(from: string, to: string, rests: boolean): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(site + to, { waitUntil: 'networkidle' });
  await page.goto(site + from, { waitUntil: 'networkidle' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });

  const link = page.getByRole('banner').locator(`nav a[href="${to}"]`).filter({ visible: true });
  const box = await link.first().boundingBox();
  if (!box) throw new Error(`There is no link to ${to} in the header of ${from}.`);
  await page.mouse.move(2, 500);
  if (rests) {
    const fetched = page.waitForResponse((response) => /__PAGE__/.test(response.url()));
    await page.mouse.move(box.x + 10, box.y + box.height / 2);
    await (await fetched).finished();
    await page.waitForTimeout(300);
  }
  await page.evaluate(watch, 'main h1');
  await page.mouse.click(box.x + 10, box.y + box.height / 2);
  const milliseconds = await page.evaluate(() => (window as Watched).painted);
  await page.close();
  return milliseconds;
}

type Watched = { painted: Promise<number> } & typeof window;

/**
 * Promises in `window.painted` the milliseconds from the next click to the moment at which another
 * heading is on the screen. (No function in the page has a name: tsx would wrap it in a helper that the
 * page does not have.)
 */
function watch(selector: string): void {
  const before = document.querySelector(selector)?.textContent;
  let clicked = 0;
  addEventListener('click', ({ timeStamp }) => {
    clicked = timeStamp;
  });
  new MutationObserver((_, observer) => {
    const heading = document.querySelector(selector);
    if (!heading || heading.textContent === before) return;
    observer.disconnect();
    heading.setAttribute('elementtiming', 'heading');
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  (window as Watched).painted = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [heading] = list.getEntries() as (PerformanceEntry & { renderTime: number })[];
      if (heading) resolve(heading.renderTime - clicked);
    }).observe({ type: 'element' });
  });
}

function summary(milliseconds: number[]): string {
  const sorted = milliseconds.map(Math.round).sort((a, b) => a - b);
  return `${sorted[Math.floor(sorted.length / 2)]} (${sorted.at(-1)})`;
}
