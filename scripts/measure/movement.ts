/**
 * How smoothly the running site (`npm start` in another window) moves:
 * `npm run movement -- [--slower=4] [--window=390x844]`.
 * A report, not a test. Each movement is recorded by the browser, with the processor held back as a phone's
 * would be. Without a graphics card the browser paints on the processor, too, so other machines show more.
 * What the page itself does meanwhile is the same on all of them: the time that its main thread has of the
 * processor, other programs' time left out, and whether the movement is the compositor's and waits for none of it.
 */
import { parseArgs } from 'node:util';
import type { CDPSession, Page } from '@playwright/test';
import { breathing } from '../../content/en/breathing';
import { pagePaths, postPath } from '../../content/site-map';
import { runningSite } from '../lib/running-site';
import { stop } from '../lib/stop';
import { type AnimationEvent, animationsIn } from './animations';
import { fetchedAhead, startChromium } from './chromium';
import { table } from './table';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    slower: { type: 'string', default: '4' },
    window: { type: 'string', default: '1280x900' },
  },
});
const runs = Number(values.runs);
const slower = Number(values.slower);
const [width = 0, height = 0] = values.window.split('x').map(Number);
if (!width || !height) stop('--window has to be a width and a height in pixels, such as 390x844.');
const site = await runningSite();

type Movement = {
  name: string;
  /** What the browser calls its animations. */
  animations: RegExp;
  path: string;
  /** What happens before it is recorded. */
  before?: (page: Page) => Promise<void>;
  /** Sets it going, and waits until it has ended. */
  run: (page: Page, devtools: CDPSession) => Promise<void>;
};

const movements: Movement[] = [
  {
    name: 'the sun rises',
    animations: /^sunrise$/,
    path: pagePaths.home,
    run: async (page) => {
      await page.reload({ waitUntil: 'commit' });
      await ended(page);
    },
  },
  {
    name: 'the river draws itself',
    animations: /^flow$/,
    path: pagePaths.home,
    before: async (page) => {
      await page.locator('section:has(.river-line)').evaluate((section) => {
        const { top } = section.getBoundingClientRect();
        scrollTo({ top: top - innerHeight + 100, behavior: 'instant' });
      });
      await page.waitForTimeout(500);
    },
    run: async (page, devtools) => {
      await page.evaluate(() => performance.mark('began'));
      await devtools.send('Input.synthesizeScrollGesture', {
        x: width / 2,
        y: height / 2,
        yDistance: -800,
        speed: 800,
        gestureSourceType: 'mouse',
      });
      await page.evaluate(() => performance.mark('ended'));
    },
  },
  {
    name: 'pages cross-fade',
    animations: /^appear$|view-transition/,
    path: pagePaths.home,
    before: async (page) => {
      const link = page.getByRole('main').locator(`a[href="${pagePaths.contact}"]`).first();
      await Promise.all([fetchedAhead(page), link.hover()]);
      await page.waitForTimeout(500);
    },
    run: async (page) => {
      await page.mouse.down();
      await page.mouse.up();
      await ended(page);
    },
  },
  {
    name: 'the pacer breathes',
    animations: /^tide$/,
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
    'main thread, ms': middle.work.toFixed(0),
    'longest task, ms': middle.longestTask.toFixed(0),
    'style, layout, paint': String(middle.drawn),
    'by the compositor': seen.every(({ composited }) => composited) ? 'yes' : 'no',
  });
}
await browser.close();
console.log(
  `Medians and the best of ${runs} runs, a window of ${values.window}, the processor ${slower} times slower.`,
);
console.log(table(rows));

/** Times are in milliseconds, those of the main thread the processor's. */
type Frames = {
  lasts: number;
  shown: number;
  /** The longest time for which one frame stood. */
  longest: number;
  /** What the main thread did meanwhile, whatever for. */
  work: number;
  longestTask: number;
  /** How often it painted. */
  drawn: number;
  composited: boolean;
};

async function record({ path, before, run, animations }: Movement): Promise<Frames> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.addInitScript(markMovement);
  await browser.startTracing(page, {
    categories: [
      'cc',
      'benchmark',
      'blink.user_timing',
      'blink.animations',
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
    ],
  });
  await page.goto(site + path, { waitUntil: 'networkidle' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await before?.(page);
  await page.evaluate(() => performance.clearMarks());
  await run(page, devtools);
  await page.waitForTimeout(200);
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  await page.close();
  return {
    ...framesIn(trace.traceEvents),
    composited: areComposited(trace.traceEvents, animations),
  };
}

/** Asks seldom: asked in every frame, the main thread would have to draw every frame. */
async function ended(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('ended').length > 0, null, {
    polling: 500,
  });
}

/** One event of Chromium's trace; times are in microseconds, `tdur` is the processor's. */
type TraceEvent = AnimationEvent & { tid: number; tdur?: number };

/** Marks from when until when the sun rises and pages cross-fade, by the clock of the animations themselves. */
function markMovement(): void {
  const moves = ['sunrise', 'appear'];
  let end = 0;
  addEventListener('animationstart', ({ animationName }) => {
    const animation = document
      .getAnimations()
      .find((one) => one instanceof CSSAnimation && one.animationName === animationName);
    if (!moves.includes(animationName) || !animation) return;
    const began = Number(animation.startTime);
    end = began + Number(animation.effect?.getComputedTiming().endTime);
    performance.mark('began', { startTime: began });
  });
  addEventListener('animationend', ({ animationName }) => {
    if (moves.includes(animationName)) performance.mark('ended', { startTime: end });
  });
}

/** What came on the screen between the page's two marks. */
function framesIn(events: TraceEvent[]): Omit<Frames, 'composited'> {
  const [start, end] = ['began', 'ended'].map((mark) =>
    events.findLast(({ name }) => name === mark),
  );
  if (!start || !end) throw new Error('The trace does not say when the movement was.');
  const [began, ended] = [start.ts, end.ts];
  const times = events
    .filter(({ name, ts }) => name === 'Display::FrameDisplayed' && ts > began && ts < ended)
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const stood = [...times, ended].map((time, index) => time - (times[index - 1] ?? began));
  const onMainThread = events.filter(
    ({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts > began && ts < ended,
  );
  const tasks = onMainThread
    .filter(({ name }) => name === 'RunTask')
    .map(({ tdur = 0 }) => tdur / 1000);
  return {
    lasts: (ended - began) / 1000,
    shown: times.length,
    longest: Math.max(...stood) / 1000,
    work: tasks.reduce((sum, task) => sum + task, 0),
    longestTask: Math.max(0, ...tasks),
    drawn: onMainThread.filter(({ name }) => name === 'Paint').length,
  };
}

/** Whether animations of these names began, and none of them was refused by the compositor. */
function areComposited(events: TraceEvent[], names: RegExp): boolean {
  const { begun, refused } = animationsIn(events);
  const some = (found: string[]) => found.some((name) => names.test(name));
  return some(begun) && !some(refused);
}

function perSecond({ shown, lasts }: Frames): number {
  return Math.round((shown / lasts) * 1000);
}
