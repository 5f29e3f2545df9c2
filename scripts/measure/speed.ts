/**
 * How fast the last build is beside pages without a framework: `npm run speed`. A report, not a test.
 * Lighthouse visits three kinds of pages, as a phone: the main screens; the same screens written by hand, with
 * the same words, CSS and fonts but no script; and an empty page of the same framework, for its blocking time.
 * They take turns, so that other work on the machine slows all alike. Every answer comes 60 ms late, over
 * HTTP/2, compressed. With the folder of an earlier export, its screens take their turns as well.
 * `npm run speed -- [--screens=home,fees] [--runs=5] [--before=../earlier/out]`
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { pagePaths, postPath } from '../../content/site-map';
import { findBrowser } from '../lib/find-browser';
import { bareExport } from './bare-app';
import { brotliHost } from './brotli-host';
import { table } from './table';

const lateMs = 60;
const site = 'out';
/** Where the hand-written pages stand beside the site's own. */
const byHand = '/by-hand';
const before = 'before';

const screens: Record<string, string> = { ...pagePaths, article: postPath('infidelity-ptsd') };
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** How a visit is slowed down to a phone's: by arithmetic afterwards, or really, as it loads. */
const throttlings = ['simulate', 'devtools'] as const;

type Throttling = (typeof throttlings)[number];
type Figure = (typeof categories)[number] | 'paintMs' | 'blockedMs' | 'shift' | 'bytes';
type Visit = Record<Figure, number>;

const { values: options } = parseArgs({
  options: {
    screens: { type: 'string', default: 'home,couples-marriage,fees,contact,article' },
    runs: { type: 'string', default: '5' },
    before: { type: 'string' },
  },
});
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) stop('--runs has to be a whole number, such as 5.');
const names = options.screens.split(',');
for (const name of names) {
  if (!screens[name]) stop(`There is no screen "${name}". There are: ${Object.keys(screens)}`);
}
if (!existsSync(join(site, 'index.html')))
  stop(`There is no exported site in ${site}/ yet. Run "npm run build" first.`);

const program = findBrowser();
const hosts = [
  await brotliHost(site, { lateMs, more: await handWrittenPages() }),
  await brotliHost(bareExport(), { lateMs }),
  ...(options.before ? [await brotliHost(options.before, { lateMs })] : []),
];
const [siteOrigin, bareOrigin, earlierOrigin] = hosts.map(({ origin }) => origin);

const bare = 'bare';
const subjects: [name: string, url: string][] = [
  ...names.flatMap((name): [string, string][] => [
    [name, `${siteOrigin}${screens[name]}`],
    [`${byHand}/${name}`, `${siteOrigin}${byHand}/${name}`],
    ...(earlierOrigin
      ? [[`${before}/${name}`, `${earlierOrigin}${screens[name]}`] as [string, string]]
      : []),
  ]),
  [bare, `${bareOrigin}/`],
];
const visits = new Map<string, Visit[]>();
for (let run = 1; run <= runs; run += 1) {
  for (const throttling of throttlings) {
    for (const [name, url] of subjects) {
      const key = `${throttling} ${name}`;
      visits.set(key, [...(visits.get(key) ?? []), await visit(url, throttling)]);
    }
  }
  console.error(`Run ${run} of ${runs} is done.`);
}
report();
for (const { close } of hosts) close();

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** The screens without what a framework adds: scripts, their preloads, and marks in comments. */
async function handWrittenPages(): Promise<Map<string, Buffer>> {
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
  const page = await browser.newPage();
  const pages = new Map<string, Buffer>();
  for (const name of names) {
    const path = screens[name] === '/' ? '/index' : screens[name];
    const source = readFileSync(join(site, `${path}.html`), 'utf8');
    const html = await page.evaluate((source) => {
      const document = new DOMParser().parseFromString(source, 'text/html');
      for (const element of document.querySelectorAll(
        'script, link[as="script"], meta[http-equiv="Content-Security-Policy"], div[hidden]:empty',
      ))
        element.remove();
      const comments = document.createNodeIterator(document, NodeFilter.SHOW_COMMENT);
      for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
        (comment as Comment).remove();
      return `<!DOCTYPE html>${document.documentElement.outerHTML}`;
    }, source);
    pages.set(`${byHand}/${name}.html`, Buffer.from(html));
  }
  await browser.close();
  return pages;
}

/** A visit; a busy machine sometimes paints too late for Lighthouse to see it, so it may come again. */
async function visit(url: string, throttling: Throttling, attempts = 3): Promise<Visit> {
  try {
    return await visitOnce(url, throttling);
  } catch (error) {
    if (attempts === 1) throw error;
    console.error(`${(error as Error).message}. Once more …`);
    return visit(url, throttling, attempts - 1);
  }
}

/** One visit with a fresh browser, as a phone's (Lighthouse's own default). */
async function visitOnce(url: string, throttlingMethod: Throttling): Promise<Visit> {
  const browser = await launch({
    chromePath: program,
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-background-networking',
      '--ignore-certificate-errors',
    ],
  });
  try {
    const result = await lighthouse(url, {
      port: browser.port,
      throttlingMethod,
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    if (!result) throw new Error(`Lighthouse has nothing to say of ${url}`);
    const { audits, categories: scores } = result.lhr;
    const measured = (audit: string) => {
      const value = audits[audit]?.numericValue;
      if (value === undefined) throw new Error(`Lighthouse could not measure ${audit} of ${url}`);
      return value;
    };
    const score = (category: string) => Math.round((scores[category]?.score ?? 0) * 100);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      paintMs: measured('largest-contentful-paint'),
      blockedMs: measured('total-blocking-time'),
      shift: measured('cumulative-layout-shift'),
      bytes: measured('total-byte-weight'),
    };
  } finally {
    browser.kill();
  }
}

/** The median of a figure over all runs. */
function median(name: string, throttling: Throttling, figure: Figure): number {
  const sorted = (visits.get(`${throttling} ${name}`) ?? [])
    .map((one) => one[figure])
    .sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

function report() {
  console.log(
    `\nMedians of ${runs} ${runs === 1 ? 'run' : 'runs'}. Every answer ${lateMs} ms late, HTTP/2, brotli, a phone.\n`,
  );
  const names = { simulate: 'simulated', devtools: 'applied' };
  for (const throttling of throttlings) {
    console.log(`Throttling ${names[throttling]}\n`);
    const rows = subjects
      .filter(([name]) => !name.includes('/'))
      .map(([name]) => row(name, throttling));
    console.log(`${table(rows)}\n`);
  }
  console.log(
    'LCP: largest contentful paint. By hand: the same words, CSS and fonts without a script. Blocked: total\nblocking time, beside that of the same page without its scripts (by hand) and of a page of the same framework\nwith nothing on it. The figures of one machine in one run compare with each other, and with no others.',
  );
}

function row(name: string, throttling: Throttling): Record<string, string> {
  const of = (figure: Figure, subject = name) => median(subject, throttling, figure);
  const plain = of('paintMs', `${byHand}/${name}`);
  const ms = (value: number) => (Number.isNaN(value) ? '–' : `${Math.round(value)} ms`);
  return {
    screen: name,
    performance: String(of('performance')),
    LCP: ms(of('paintMs')),
    'by hand': ms(plain),
    ratio: Number.isNaN(plain) ? '–' : (of('paintMs') / plain).toFixed(2),
    blocked: ms(of('blockedMs')),
    'without scripts': ms(of('blockedMs', `${byHand}/${name}`)),
    ...(earlierOrigin && { before: ms(of('blockedMs', `${before}/${name}`)) }),
    'bare page': ms(of('blockedMs', bare)),
    shift: of('shift').toFixed(3),
    weight: `${Math.round(of('bytes') / 1000)} kB`,
    accessibility: String(of('accessibility')),
    'best practices': String(of('best-practices')),
    SEO: String(of('seo')),
  };
}
