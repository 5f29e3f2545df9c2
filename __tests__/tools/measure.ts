/**
 * Measures the built site in Chromium as a slow phone or a laptop meets it, and prints tables: the largest paint and the
 * time in which scripts block, with the page's scripts and without, and how soon the services menu and the form work.
 * Nothing else should run meanwhile. `npm run measure`.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { postPath } from '../../routing/addresses';
import { pagePaths } from '../../routing/pages';
import { findBrowser } from './find-browser';
import { localServer } from './local-server';

const runs = 5;
const paths = [
  pagePaths.home,
  pagePaths['sex-therapy'],
  pagePaths.fees,
  pagePaths.contact,
  postPath('infidelity-ptsd'),
];
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const laptop = { viewport: { width: 1280, height: 900 } };
/** Lighthouse's slow 4G: 1.6 Mbit/s and 150 ms. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** The site without its scripts, but for data. */
const plainFolder = mkdtempSync(join(tmpdir(), 'without-scripts-'));
cpSync('out', plainFolder, { recursive: true });
for (const name of readdirSync(plainFolder, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.html')) continue;
  const file = join(plainFolder, name);
  const scripts = /<script(?! type="(application|speculation))[^>]*>.*?<\/script>/gs;
  writeFileSync(file, readFileSync(file, 'utf8').replace(scripts, ''));
}

const { origin, stop } = await localServer('out');
const plainSite = await localServer(plainFolder);
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-background-networking'],
});

const median = (values: number[]) =>
  Math.round(values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0);

/** Does something in fresh browsers, and returns the median of what it measured, in milliseconds. */
async function measure(
  options: Parameters<typeof browser.newContext>[0],
  { slowdown, network = false }: { slowdown: number; network?: boolean },
  act: (page: Page) => Promise<Record<string, number>>,
): Promise<Record<string, number>> {
  const results: Record<string, number>[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ ...options, baseURL: origin });
    const page = await context.newPage();
    const session: CDPSession = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (network) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', slowNetwork);
    }
    results.push(await act(page));
    await context.close();
  }
  const [first = {}] = results;
  return Object.fromEntries(
    Object.keys(first).map((name) => [name, median(results.map((result) => result[name] ?? 0))]),
  );
}

/** The largest paint of a page, and how long its tasks block beyond 50 ms each until five seconds after it has loaded. */
async function load(page: Page, address: string) {
  await page.addInitScript(() => {
    const seen = { paint: 0, blocking: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.paint = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.blocking += duration - 50;
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(5_000);
  return page.evaluate(() => (window as never as { seen: Record<string, number> }).seen);
}

const table: Record<string, Record<string, number>> = {};
for (const path of paths) {
  const slow = { slowdown: 4, network: true };
  const plain = await measure(phone, slow, (page) => load(page, plainSite.origin + path));
  const whole = await measure(phone, slow, (page) => load(page, origin + path));
  table[path] = {
    'paint without scripts': plain.paint ?? 0,
    paint: whole.paint ?? 0,
    'blocking without scripts': plain.blocking ?? 0,
    blocking: whole.blocking ?? 0,
  };
}
console.log(`\nA slow phone, milliseconds, median of ${runs}:\n`);
console.table(table);

/** From the pointer's coming to the open menu, by the page's own clock: Playwright waits before it moves the pointer. */
async function openMenu(page: Page) {
  await page.goto(pagePaths.home, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1_000);
  await page.evaluate(() =>
    document
      .querySelector('header a:has(+ [data-island])')
      ?.addEventListener('pointerover', ({ timeStamp }) => Object.assign(window, { timeStamp }), {
        once: true,
      }),
  );
  await page.locator('header a:has(+ [data-island])').hover();
  const took = await page.waitForFunction(() => {
    const { timeStamp } = window as never as { timeStamp: number };
    const menu = document.querySelector('[role="menu"]');
    // Radix keeps a menu above the window until it knows its place.
    return menu && menu.getBoundingClientRect().top > 0 && performance.now() - timeStamp;
  });
  return { menu: Number(await took.jsonValue()) };
}

/** From the first touch of a page that has loaded, which scrolls to the form, to a form that works. */
async function useForm(page: Page) {
  await page.goto(pagePaths.contact, { waitUntil: 'load' });
  const start = Date.now();
  await page.evaluate(() =>
    document.querySelector('form')?.scrollIntoView({ behavior: 'instant' }),
  );
  await page.locator('form [type=submit]:enabled').waitFor();
  return { form: Date.now() - start };
}

console.log('\nMilliseconds, median:\n');
console.table({
  'pointer to menu, laptop': (await measure(laptop, { slowdown: 1 }, openMenu)).menu,
  'pointer to menu, four times slower': (await measure(laptop, { slowdown: 4 }, openMenu)).menu,
  'first touch to a form that works, slow phone': (
    await measure(phone, { slowdown: 4, network: true }, useForm)
  ).form,
});
await browser.close();
for (const end of [stop, plainSite.stop]) end();
rmSync(plainFolder, { recursive: true });
