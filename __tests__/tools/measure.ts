/**
 * Measures the built site in Chromium as a slow phone meets it, and prints a table: the largest paint, and the time in
 * which scripts block, with the page's scripts and without. Nothing else should run meanwhile. `npm run measure`.
 */
import { chromium, type Page } from '@playwright/test';
import { postPath } from '../../routing/addresses';
import { pagePaths } from '../../routing/pages';
import { launchOptions } from './find-browser';
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
/** Lighthouse's slow 4G: 1.6 Mbit/s and 150 ms. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

const { origin, stop } = await localServer();
const browser = await chromium.launch(launchOptions());

/** The median of what a page's loads measured in fresh browsers, in milliseconds. */
async function measure(path: string, javaScriptEnabled: boolean) {
  const results: Awaited<ReturnType<typeof load>>[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ ...phone, javaScriptEnabled, baseURL: origin });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowNetwork);
    results.push(await load(page, path));
    await context.close();
  }
  const median = (name: 'paint' | 'blocking') =>
    Math.round(
      results.map((each) => each[name]).toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0,
    );
  return { paint: median('paint'), blocking: median('blocking') };
}

/** The largest paint of a page, and how long its tasks block beyond 50 ms each until five seconds after it has loaded. */
async function load(page: Page, path: string) {
  await page.goto(path);
  await page.waitForTimeout(5_000);
  const entries = (type: string) =>
    page.evaluate((type) => {
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type, buffered: true });
      return observer.takeRecords().map(({ startTime, duration }) => ({ startTime, duration }));
    }, type);
  const [paints, tasks] = [await entries('largest-contentful-paint'), await entries('longtask')];
  return {
    paint: paints.at(-1)?.startTime ?? 0,
    blocking: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
  };
}

const table: Record<string, Record<string, number>> = {};
for (const path of paths) {
  const plain = await measure(path, false);
  const whole = await measure(path, true);
  table[path] = {
    'paint without scripts': plain.paint,
    paint: whole.paint,
    'blocking without scripts': plain.blocking,
    blocking: whole.blocking,
  };
}
console.log(`\nA slow phone, milliseconds, median of ${runs}:\n`);
console.table(table);
await browser.close();
stop();
