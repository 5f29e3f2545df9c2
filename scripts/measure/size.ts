/**
 * What a visit to each page of the last build weighs, beside what it may weigh: `npm run size`, part of
 * the check. The pages are visited in a browser, as a phone, and scrolled through; what comes over the
 * line counts as the host sends it, with brotli. An address that shows another page's article again is left
 * out. Ends with an error when a page is over a budget.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { practiceTimeZone } from '../../lib/hours/time';
import { exportedSite } from '../lib/exported-site';
import { filesIn } from '../lib/files-in';
import { siteServer } from '../lib/site-server';
import { someAtATime } from '../lib/some-at-a-time';
import { bareExport } from './bare-app';
import { fetchedAhead, readThrough, startChromium } from './chromium';
import { table } from './table';

/** In bytes, but for the shift of the layout, which has no unit. */
const budgets = {
  'HTML and CSS': 27_500,
  'script over the floor': 10_000,
  fonts: 36_000,
  'all but prefetching': 174_000,
  prefetching: 30_000,
  'layout shift': 0,
};
/** In milliseconds, of which a visit takes some thousand; less than what Playwright waits for a page. */
const visitLimit = 25_000;
type Weights = Record<keyof typeof budgets | 'script', number>;

const site = exportedSite();
const paths = filesIn(site)
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, path: `/${relative(site, file).replace(/(^index)?\.html$/, '')}` }))
  .filter(({ file, path }) => (canonicalIn(file) ?? path) === path)
  .map(({ path }) => path)
  .sort((a, b) => a.localeCompare(b));

const { script: floor } = (await weighed(await bareExport(), ['/'])).get('/') as Weights;
const visits = await weighed(site, paths, floor);
report();

function canonicalIn(file: string): string | undefined {
  const [, address] = /<link rel="canonical" href="([^"]+)"/.exec(readFileSync(file, 'utf8')) ?? [];
  return address && new URL(address).pathname;
}

/**
 * Visits pages of a folder while it is served as a host serves it. Once in some hundred checks a browser stops
 * drawing, and a page that is scrolled through waits for it without end: what one browser did not finish in
 * time is visited in another one.
 * @throws when neither finished a page
 */
async function weighed(folder: string, paths: string[], floor = 0): Promise<Map<string, Weights>> {
  const server = siteServer(folder).listen();
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const weights = new Map<string, Weights>();
  let left = paths;
  for (let browsers = 1; browsers <= 2 && left.length > 0; browsers++) {
    const browser = await startChromium();
    await someAtATime(left, async (path) => {
      const late = setTimeout(visitLimit, undefined, { ref: false });
      const seen = await Promise.race([visit(browser, origin + path, floor), late]);
      if (seen) weights.set(path, seen);
    });
    await browser.close();
    left = left.filter((path) => !weights.has(path));
  }
  server.close();
  if (left.length > 0) throw new Error(`Not visited within ${visitLimit} ms: ${left.join(', ')}`);
  return weights;
}

/** https://wicg.github.io/layout-instability/#sec-layout-shift */
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

async function visit(browser: Browser, address: string, floor: number): Promise<Weights> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    // Visitors elsewhere also get the office hours in their own time, once the page stands: 1 kB more.
    timezoneId: practiceTimeZone,
    hasTouch: true,
    isMobile: true,
  });
  let fetchesAhead = false;
  const bytes: Record<string, number> = {};
  page.on('response', (response) => {
    if (response.request().method() === 'HEAD') return;
    const kind = fetchesAhead ? 'prefetch' : response.request().resourceType();
    bytes[kind] = (bytes[kind] ?? 0) + Number(response.headers()['content-length']);
  });
  await page.addInitScript(() => {
    const shifted = window as { layoutShift?: number };
    shifted.layoutShift = 0;
    new PerformanceObserver((list) => {
      // As it is defined: what follows a visitor's own doing, or a window's change, is none.
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput) shifted.layoutShift = (shifted.layoutShift ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await readThrough(page);
  fetchesAhead = true;
  await restOnLink(page);
  const shift = await page.evaluate(() => (window as { layoutShift?: number }).layoutShift ?? 0);
  await page.close();

  const { document = 0, stylesheet = 0, script = 0, font = 0, prefetch = 0 } = bytes;
  const all = Object.values(bytes).reduce((sum, some) => sum + some, 0);
  return {
    'HTML and CSS': document + stylesheet,
    script,
    'script over the floor': script - floor,
    fonts: font,
    'all but prefetching': all - prefetch,
    prefetching: prefetch,
    'layout shift': shift,
  };
}

/** Lets the focus rest on the page's last link within the site, as one does who is about to follow it. */
async function restOnLink(page: Page) {
  const link = page.locator('main a[href^="/"]').last();
  if ((await link.count()) > 0) await Promise.all([fetchedAhead(page), link.focus()]);
}

function report() {
  const written = (name: string, amount: number) =>
    name === 'layout shift' ? amount.toFixed(3) : (amount / 1000).toFixed(1);
  const columns = ['HTML and CSS', 'script', ...Object.keys(budgets).slice(1)] as (keyof Weights)[];
  const row = (page: string, weights: Weights) => ({
    page,
    ...Object.fromEntries(columns.map((name) => [name, written(name, weights[name])])),
  });
  console.log(
    `\nKilobytes (1000 bytes) with brotli. A page of the same framework with nothing on it has ${written('script', floor)} kB of script.\n`,
  );
  const most = { ...budgets, script: floor + budgets['script over the floor'] };
  // In the order of their addresses, and not in that in which they came.
  const rows = paths.flatMap((path) => row(path, visits.get(path) as Weights));
  console.log(table([...rows, row('at most', most)]));

  for (const [path, weights] of visits)
    for (const [name, most] of Object.entries(budgets))
      if (weights[name as keyof Weights] > most) {
        console.error(
          `${path} is over its budget: ${name} ${written(name, weights[name as keyof Weights])}.`,
        );
        process.exitCode = 1;
      }
}
