/**
 * What a visit to each page of the last build weighs, beside what it may weigh: `npm run size`, part of
 * the check. The pages are visited in a browser, as a phone, and scrolled through; what comes over the
 * line counts as the host sends it, with brotli. A page that shows again what another one shows, with the
 * same files, is weighed without a visit. Ends with an error when a page is over a budget.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { practiceTimeZone } from '../../lib/hours/time';
import { findBrowser } from '../lib/find-browser';
import { bareExport } from './bare-app';
import { brotliHost } from './brotli-host';
import { table } from './table';

const site = 'out';

/** In bytes, but for the shift of the layout, which has no unit. */
const budgets = {
  'HTML and CSS': 27_500,
  'script over the floor': 10_000,
  fonts: 36_000,
  'all but prefetching': 174_000,
  prefetching: 30_000,
  'layout shift': 0,
};
type Weights = Record<keyof typeof budgets | 'script', number>;

if (!existsSync(join(site, 'index.html'))) {
  console.error(`There is no exported site in ${site}/ yet. Run "npm run build" first.`);
  process.exit(1);
}

const paths = (readdirSync(site, { recursive: true }) as string[])
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`)
  .sort();

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-background-networking'],
});
const [siteHost, bareHost] = [await brotliHost(site), await brotliHost(bareExport())];
const floor = (await visit(bareHost.origin, '/')).script;
const visits: [path: string, weights: Weights][] = [];
const copies = paths.filter((path) => originalOf(path) !== path);
const waiting = paths.filter((path) => !copies.includes(path));
// Several at a time: one computes while the others wait.
await Promise.all(
  [1, 2, 3, 4].map(async () => {
    for (let path = waiting.shift(); path; path = waiting.shift())
      visits.push([path, await visit(siteHost.origin, path, floor)]);
  }),
);
await browser.close();
for (const { close } of [siteHost, bareHost]) close();
for (const path of copies) visits.push([path, weightsOfCopy(path)]);
report();

function htmlOf(path: string): string {
  return join(site, `${path === '/' ? '/index' : path}.html`);
}

/** The page that a page shows again: the one it names as canonical, if both load the same files. */
function originalOf(path: string): string {
  const [canonical = path] = canonicalsIn(path);
  const same = paths.includes(canonical) && filesIn(canonical) === filesIn(path);
  return same ? canonical : path;
}

function canonicalsIn(path: string): string[] {
  const html = readFileSync(htmlOf(path), 'utf8');
  return Array.from(
    html.matchAll(/<link rel="canonical" href="([^"]+)"/g),
    ([, address = '']) => new URL(address).pathname,
  );
}

/** Whatever a page's HTML can load, in its order. */
function filesIn(path: string): string {
  const html = readFileSync(htmlOf(path), 'utf8');
  return Array.from(html.matchAll(/ (?:src|srcset|href)="([^"]*\.\w+)"/gi), ([, file]) => file)
    .filter((file) => !file?.startsWith('http'))
    .join();
}

function weightsOfCopy(path: string): Weights {
  const original = visits.find(([visited]) => visited === originalOf(path))?.[1];
  if (!original) throw new Error(`${path} shows again what was not visited.`);
  const [here, there] = [path, originalOf(path)].map((page) => statSync(`${htmlOf(page)}.br`).size);
  const more = (here ?? 0) - (there ?? 0);
  return {
    ...original,
    'HTML and CSS': original['HTML and CSS'] + more,
    'all but prefetching': original['all but prefetching'] + more,
  };
}

/** https://wicg.github.io/layout-instability/#sec-layout-shift */
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

async function visit(origin: string, path: string, floor = 0): Promise<Weights> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    // Visitors elsewhere also get the office hours in their own time, once the page stands: 1 kB more.
    timezoneId: practiceTimeZone,
    ignoreHTTPSErrors: true,
    hasTouch: true,
    isMobile: true,
  });
  try {
    return await weigh(context, `${origin}${path}`, floor);
  } finally {
    await context.close();
  }
}

async function weigh(context: BrowserContext, url: string, floor: number): Promise<Weights> {
  const page = await context.newPage();
  let fetchesAhead = false;
  const answers: { kind: string; bytes: number }[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'HEAD') return;
    answers.push({
      kind: fetchesAhead ? 'prefetch' : response.request().resourceType(),
      bytes: Number(response.headers()['content-length']),
    });
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
  await page.goto(url, { waitUntil: 'networkidle' });
  await readThrough(page);
  fetchesAhead = true;
  await restOnLink(page);
  const shift = await page.evaluate(() => (window as { layoutShift?: number }).layoutShift ?? 0);

  const sum = (...kinds: string[]) =>
    answers.reduce((all, { kind, bytes }) => all + (kinds.includes(kind) ? bytes : 0), 0);
  const all = answers.reduce((total, { bytes }) => total + bytes, 0);
  const script = sum('script');
  return {
    'HTML and CSS': sum('document', 'stylesheet'),
    script,
    'script over the floor': script - floor,
    fonts: sum('font'),
    'all but prefetching': all - sum('prefetch'),
    prefetching: sum('prefetch'),
    'layout shift': shift,
  };
}

/** Scrolls to the end as a reader does, past every picture. */
async function readThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
  await page.waitForLoadState('networkidle');
}

/** Lets the focus rest on the page's last link within the site, as one does who is about to follow it. */
async function restOnLink(page: Page) {
  const link = page.locator('main a[href^="/"]').last();
  if ((await link.count()) === 0) return;
  const fetched = page.waitForResponse(
    (response) => response.url().includes('.txt') && response.request().method() === 'GET',
  );
  await link.focus();
  await fetched;
  await page.waitForLoadState('networkidle');
}

function report() {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const written = (weights: Weights, name: keyof Weights) =>
    name === 'layout shift' ? weights[name].toFixed(3) : kilobytes(weights[name]);
  const columns = ['HTML and CSS', 'script', ...Object.keys(budgets).slice(1)] as (keyof Weights)[];
  const row = (path: string, weights: Weights) => ({
    page: path,
    ...Object.fromEntries(columns.map((name) => [name, written(weights, name)])),
  });
  const most = { ...budgets, script: floor + budgets['script over the floor'] };
  visits.sort(([a], [b]) => a.localeCompare(b));
  console.log(
    `\nKilobytes (1000 bytes) with brotli. A page of the same framework with nothing on it has ${kilobytes(floor)} kB of script.\n`,
  );
  console.log(
    table([...visits.map(([path, weights]) => row(path, weights)), row('at most', most)]),
  );

  const over = visits.flatMap(([path, weights]) =>
    (Object.keys(budgets) as (keyof typeof budgets)[])
      .filter((name) => weights[name] > budgets[name])
      .map((name) => `${path} is over its budget: ${name} ${written(weights, name)}.`),
  );
  if (over.length === 0) return;
  console.error(`\n${over.join('\n')}`);
  process.exitCode = 1;
}
