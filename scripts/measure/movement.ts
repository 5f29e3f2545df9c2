/**
 * How smoothly the running site (`npm start` in another window) moves: `npm run movement -- [--slower=4]`.
 * A report, not a test. Each movement is recorded by the browser, with the processor held back as a phone's
 * would be. Without a graphics card the browser paints on the processor, too, so other machines show more.
 */
import { parseArgs } from 'node:util';
import type { CDPSession, Page } from '@playwright/test';
import { breathing } from '../../content/en/breathing';
import { pagePaths, postPath } from '../../content/site-map';
import { runningSite } from '../lib/running-site';
import { fetchedAhead, startChromium } from './chromium';
import { table } from './table';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, slower: { type: 'string', default: '4' } },
});
const runs = Number(values.runs);
const slower = Number(values.slower);
const site = await runningSite();

type Movement = {
  name: string;
  path: string;
  /** What happens before it is recorded. */
  before?: (page: Page) => Promise<void>;
  /** Sets it going, and waits until it has ended. */
  run: (page: Page, devtools: CDPSession) => Promise<void>;
};

const movements: Movement[] = [
  {
    name: 'the sun rises',
    path: pagePaths.home,
    run: async (page) => {
      await page.reload({ waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('ended').length > 0);
    },
  },
  {
    name: 'the river draws itself',
    path: pagePaths.home,
    before: async (page) => {
      await page.locator('section:has(.river-line)').evaluate((section) => {
        scrollTo({ top: section.getBoundingClientRect().top - 800, behavior: 'instant' });
      });
      await page.waitForTimeout(500);
    },
    run: async (page, devtools) => {
      await page.evaluate(() => performance.mark('began'));
      await devtools.send('Input.synthesizeScrollGesture', {
        x: 600,
        y: 600,
        yDistance: -800,
        speed: 800,
        gestureSourceType: 'mouse',
      });
      await page.evaluate(() => performance.mark('ended'));
    },
  },
  {
    name: 'pages cross-fade',
    path: pagePaths.home,
    before: async (page) => {
      const link = page.getByRole('banner').locator(`nav a[href="${pagePaths.fees}"]`);
      await Promise.all([fetchedAhead(page), link.filter({ visible: true }).hover()]);
      await page.waitForTimeout(500);
    },
    run: async (page) => {
      await page.mouse.down();
      await page.mouse.up();
      await page.waitForFunction(() => performance.getEntriesByName('ended').length > 0);
    },
  },
  {
    name: 'the pacer breathes',
    path: postPath('infidelity-ptsd'),
    before: async (page) => {
      await page.getByRole('button', { name: breathing.start }).click();
    },
    run: async (page) => {
      await page.evaluate(() => performance.mark('began'));
      await page.waitForTimeout(5000);
      await page.evaluate(() => performance.mark('ended'));
    },
  },
];

const browser = await startChromium();
const rows: Record<string, string>[] = [];
for (const movement of movements) {
  const seen: Frames[] = [];
  for (let run = 0; run < runs; run += 1) seen.push(await record(movement));
  const bySmoothness = seen.sort((a, b) => a.longest - b.longest);
  const [best, middle] = [bySmoothness[0], bySmoothness[Math.floor(runs / 2)]];
  if (!best || !middle) throw new Error('There has to be one run at least.');
  rows.push({
    movement: movement.name,
    'lasts, ms': middle.lasts.toFixed(0),
    'frames a second (best)': `${perSecond(middle)} (${perSecond(best)})`,
    'longest frame, ms (best)': `${middle.longest.toFixed(0)} (${best.longest.toFixed(0)})`,
  });
}
await browser.close();
console.log(`Medians and the best of ${runs} runs, the processor ${slower} times slower.`);
console.log(table(rows));

/** Times are in milliseconds. `longest` is the longest time for which one frame stood. */
type Frames = { lasts: number; shown: number; longest: number };

async function record({ path, before, run }: Movement): Promise<Frames> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript(markMovement);
  await page.goto(site + path, { waitUntil: 'networkidle' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await before?.(page);
  await page.evaluate(() => performance.clearMarks());
  await browser.startTracing(page, {
    categories: ['cc', 'benchmark', 'blink.user_timing'],
  });
  await run(page, devtools);
  await page.waitForTimeout(200);
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  await page.close();
  return framesIn(trace.traceEvents);
}

/** One event of Chromium's trace, of which `ts` is in microseconds. */
type TraceEvent = { name: string; ph: string; ts: number };

/** Marks when the sun's rise and the cross-fade begin and end. */
function markMovement(): void {
  for (const [event, mark] of [
    ['animationstart', 'began'],
    ['animationend', 'ended'],
  ] as const)
    addEventListener(event, ({ animationName }) => {
      if (animationName === 'sunrise') performance.mark(mark);
    });
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (...given) => {
    const transition = start(...given);
    transition.ready.then(() => performance.mark('began'));
    transition.finished.then(() => performance.mark('ended'));
    return transition;
  };
}

/** What came on the screen between the page's two marks. */
function framesIn(events: TraceEvent[]): Frames {
  const [began, ended] = ['began', 'ended'].map(
    (mark) => events.findLast(({ name }) => name === mark)?.ts,
  );
  if (!began || !ended) throw new Error('The trace does not say when the movement was.');
  const times = events
    .filter(({ name, ts }) => name === 'Display::FrameDisplayed' && ts > began && ts < ended)
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const stood = [...times, ended].map((time, index) => time - (times[index - 1] ?? began));
  return {
    lasts: (ended - began) / 1000,
    shown: times.length,
    longest: Math.max(...stood) / 1000,
  };
}

function perSecond({ shown, lasts }: Frames): number {
  return Math.round((shown / lasts) * 1000);
}
