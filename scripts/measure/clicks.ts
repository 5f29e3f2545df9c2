/**
 * How soon a click within the running site (`npm start` in another window) shows the next page:
 * `npm run clicks -- [--runs=20] [--slower=1,4]`. A report, not a test. From the click until the
 * new heading is on the screen, after a pointer has rested on the link, and at once; `--slower` holds the
 * processor back as a phone's would be.
 */
import { parseArgs } from 'node:util';
import { pagePaths } from '../../content/site-map';
import { runningSite } from '../lib/running-site';
import { fetchedAhead, startChromium } from './chromium';
import { table } from './table';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '20' }, slower: { type: 'string', default: '1,4' } },
});
const runs = Number(values.runs);
const site = await runningSite();

type Click = { link: string; from: string; to: string; within: string };

const header = 'header nav';
const clicks: Click[] = [
  { link: 'header', from: pagePaths.home, to: pagePaths.fees, within: header },
  { link: 'header', from: pagePaths.fees, to: pagePaths.blog, within: header },
  { link: 'card', from: pagePaths.services, to: pagePaths.individual, within: 'main li' },
  { link: 'card', from: pagePaths.blog, to: '/blog/1', within: 'main li' },
  { link: 'in the text', from: pagePaths.home, to: pagePaths.fees, within: 'main' },
  {
    link: 'in the text',
    from: pagePaths.home,
    to: pagePaths['infidelity-recovery'],
    within: 'main p',
  },
];

const browser = await startChromium();
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
const devtools = await page.context().newCDPSession(page);
// As on a second page: the site's files are known.
for (const { from, to } of clicks)
  for (const path of [from, to]) await page.goto(site + path, { waitUntil: 'networkidle' });

const rates = values.slower.split(',').map(Number);
const rows = rates.flatMap((slower) =>
  clicks.map((click) => ({ click, slower, rested: [] as number[], atOnce: [] as number[] })),
);
// All take turns, so that other work on the machine slows all alike.
for (let run = 0; run < runs; run += 1)
  for (const { click, slower, rested, atOnce } of rows) {
    rested.push(await follow(click, slower, true));
    atOnce.push(await follow(click, slower, false));
  }
await browser.close();
console.log(`\nMilliseconds: the median of ${runs}, and between which the middle half lies.\n`);
console.log(
  table(
    rows.map(({ click: { link, from, to }, slower, rested, atOnce }) => ({
      processor: slower === 1 ? 'as it is' : `${slower} times slower`,
      link,
      from,
      to,
      rested: summary(rested),
      'at once': summary(atOnce),
    })),
  ),
);

/** One click; returns the milliseconds until the new heading is on the screen. */
async function follow({ from, to, within }: Click, slower: number, rests: boolean) {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(site + from, { waitUntil: 'networkidle' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });

  const link = page.locator(`${within} a[href="${to}"]`).filter({ visible: true }).first();
  await link.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await link.boundingBox();
  if (!box) throw new Error(`There is no link to ${to} in ${within} of ${from}.`);
  await page.mouse.move(2, 500);
  if (rests) {
    await Promise.all([fetchedAhead(page), page.mouse.move(box.x + 10, box.y + box.height / 2)]);
    await page.waitForTimeout(300);
  }
  await page.evaluate(watch, 'main h1');
  await page.mouse.click(box.x + 10, box.y + box.height / 2);
  return page.evaluate(() => (window as Watched).painted);
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

/** `113 (106–121)` */
function summary(milliseconds: number[]): string {
  const sorted = milliseconds.map(Math.round).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)];
  return `${at(0.5)} (${at(0.25)}–${at(0.75)})`;
}
