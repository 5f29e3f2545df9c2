/**
 * Measures the built site in Chromium as a slow phone and as a desktop, and prints a table of each. It has the largest
 * paint, the blocking time and the main thread's, with the page's scripts and without. It also has the bytes of script
 * that are fetched at rest. Nothing else should run meanwhile. `npm run measure`.
 */
import { type CDPSession, chromium, type Page } from '@playwright/test';
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
/** Bits a second and milliseconds. The phone's line is Lighthouse's slow 4G. */
const devices = {
  'a slow phone': {
    window: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    slowdown: 4,
    line: { bits: 1.6 * 1024 * 1024, latency: 150 },
  },
  'a desktop': {
    window: { viewport: { width: 1280, height: 900 } },
    slowdown: 1,
    line: { bits: 40e6, latency: 30 },
  },
};
type Device = (typeof devices)[keyof typeof devices];
type Load = Awaited<ReturnType<typeof load>>;

const { origin, stop } = await localServer();
const browser = await chromium.launch(launchOptions());

/** What a page's loads measure in fresh browsers, by turns without scripts and with them, since a machine has its moods. */
async function measure(path: string, device: Device) {
  const without: Load[] = [];
  const whole: Load[] = [];
  for (let run = 0; run < runs; run += 1) {
    without.push(await loadAfresh(path, device, false));
    whole.push(await loadAfresh(path, device, true));
  }
  return { without: medians(without), whole: medians(whole) };
}

function medians(loads: Load[]): Load {
  const median = (name: keyof Load) =>
    Math.round(loads.map((each) => each[name]).toSorted((a, b) => a - b)[runs >> 1] ?? 0);
  return {
    paint: median('paint'),
    blocking: median('blocking'),
    thread: median('thread'),
    script: median('script'),
  };
}

async function loadAfresh(path: string, device: Device, javaScriptEnabled: boolean) {
  const { window, slowdown, line } = device;
  const context = await browser.newContext({ ...window, javaScriptEnabled, baseURL: origin });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Performance.enable');
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.bits / 8,
    uploadThroughput: line.bits / 16,
  });
  const result = await load(page, session, path);
  await context.close();
  return result;
}

/**
 * What happens until five seconds after a page has loaded, without an interaction, in milliseconds. It is the largest
 * paint, the blocking time beyond 50 a task, and all work of the main thread. And the bytes of its scripts, as they
 * were sent.
 */
async function load(page: Page, session: CDPSession, path: string) {
  const scripts = new Set<string>();
  let script = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.endsWith('.js')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) script += encodedDataLength;
  });
  await page.goto(path);
  await page.waitForTimeout(5_000);
  const { metrics } = await session.send('Performance.getMetrics');
  const thread = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
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
    thread: thread * 1000,
    script,
  };
}

for (const [name, device] of Object.entries(devices)) {
  const table: Record<string, Record<string, number>> = {};
  for (const path of paths) {
    const { without, whole } = await measure(path, device);
    table[path] = {
      'paint without scripts': without.paint,
      paint: whole.paint,
      'blocking without scripts': without.blocking,
      blocking: whole.blocking,
      'main thread without scripts': without.thread,
      'main thread': whole.thread,
      'bytes of script': whole.script,
    };
  }
  console.log(`\nAt rest on ${name}, milliseconds, median of ${runs}:\n`);
  console.table(table);
}
await browser.close();
stop();
