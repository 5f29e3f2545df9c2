/**
 * How fast the last build is beside pages without a framework: `npm run speed`. A report, not a test.
 * Lighthouse visits three kinds of pages, as a phone: the main screens; the same screens written by hand, with
 * the same words, CSS and fonts but no script; and an empty page of the same framework, for its blocking time.
 * They take turns, so that other work on the machine slows all alike. Every answer comes 60 ms late, over
 * HTTP/2, compressed. With the folder of an earlier export, its screens take their turns as well.
 * `npm run speed -- [--screens=home,fees] [--runs=5] [--before=../earlier/out]`
 */
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { parse, serialize, defaultTreeAdapter as tree } from 'parse5';
import { pagePaths, postPath } from '../../content/site-map';
import { compressFiles } from '../build/finish-export/compress';
import { attribute, type Child, type Node, nodesIn } from '../build/finish-export/html';
import { throwawayCertificate } from '../lib/certificate';
import { exportedSite } from '../lib/exported-site';
import { filesIn } from '../lib/files-in';
import { findBrowser } from '../lib/find-browser';
import { siteHandler } from '../lib/site-server';
import { stop } from '../lib/stop';
import { bareExport } from './bare-app';
import { table } from './table';

const lateMs = 60;
const site = exportedSite();
/** Where the hand-written pages stand beside the site's own. */
const byHand = '/by-hand';
const before = 'before';

const screens: Record<string, string> = { ...pagePaths, article: postPath('infidelity-ptsd') };
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const audits = [
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
];
/** How a visit is slowed down to a phone's: by arithmetic afterwards, or really, as it loads. */
const throttlings = { simulate: 'simulated', devtools: 'applied' } as const;
type Throttling = keyof typeof throttlings;

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
const temporary = mkdtempSync(join(tmpdir(), 'speed-'));
const certificate = throwawayCertificate(temporary);
await writeByHand();
const servers = [
  await lateServer(temporary),
  await lateServer(await bareExport()),
  ...(options.before ? [await lateServer(options.before)] : []),
];
const [siteOrigin, bareOrigin, earlierOrigin] = servers.map(
  (server) => `https://localhost:${(server.address() as AddressInfo).port}`,
);

const bare = 'bare';
const subjects = new Map([[bare, `${bareOrigin}/`]]);
for (const name of names) {
  subjects.set(name, `${siteOrigin}${screens[name]}`);
  subjects.set(`${byHand}/${name}`, `${siteOrigin}${byHand}/${name}`);
  if (earlierOrigin) subjects.set(`${before}/${name}`, `${earlierOrigin}${screens[name]}`);
}
const visits: Visit[] = [];
for (let run = 1; run <= runs; run += 1) {
  // A busy machine sometimes paints too late for Lighthouse to see it.
  for (const throttling of Object.keys(throttlings) as Throttling[])
    for (const [name, url] of subjects)
      visits.push(await visit(name, url, throttling).catch(() => visit(name, url, throttling)));
  console.error(`Run ${run} of ${runs} is done.`);
}
report();
for (const server of servers) server.close();
rmSync(temporary, { recursive: true });

/** Serves an export as a good host does, and each answer comes late. */
async function lateServer(folder: string) {
  const answer = siteHandler(folder);
  const server = createSecureServer(certificate, async (request, response) => {
    await wait(lateMs);
    // Node makes HTTP/2's look like those of HTTP/1, but not to the compiler.
    answer(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  });
  await once(server.listen(0, 'localhost'), 'listening');
  return server;
}

/** Copies the site, and adds the screens without what a framework adds: scripts, their preloads, and marks in comments. */
async function writeByHand() {
  cpSync(site, temporary, { recursive: true });
  mkdirSync(join(temporary, byHand));
  for (const name of names) {
    const path = screens[name] === '/' ? '/index' : screens[name];
    const page = parse(readFileSync(join(site, `${path}.html`), 'utf8'));
    for (const node of [...nodesIn(page)].filter(isOfFramework)) tree.detachNode(node);
    writeFileSync(join(temporary, byHand, `${name}.html`), serialize(page));
  }
  await compressFiles(filesIn(join(temporary, byHand)));
}

function isOfFramework(node: Node): node is Child {
  if (!tree.isElementNode(node)) return tree.isCommentNode(node);
  const { tagName, childNodes } = node;
  if (tagName === 'link') return attribute(node, 'as') === 'script';
  if (tagName === 'meta') return attribute(node, 'http-equiv') === 'Content-Security-Policy';
  return (
    tagName === 'script' ||
    (tagName === 'div' && childNodes.length === 0 && attribute(node, 'hidden') !== undefined)
  );
}

type Visit = { name: string; throttling: Throttling; figures: Record<string, number> };

/** One visit with a fresh browser, as a phone's (Lighthouse's own default). */
async function visit(name: string, url: string, throttling: Throttling): Promise<Visit> {
  const browser = await launch({
    chromePath: findBrowser(),
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
      throttlingMethod: throttling,
      logLevel: 'error',
      onlyCategories: categories,
    });
    const figures: Record<string, number> = {};
    for (const name of categories)
      figures[name] = Math.round((result?.lhr.categories[name]?.score ?? 0) * 100);
    for (const name of audits) {
      figures[name] = result?.lhr.audits[name]?.numericValue ?? Number.NaN;
      if (Number.isNaN(figures[name]))
        throw new Error(`Lighthouse could not measure ${name} of ${url}`);
    }
    return { name, throttling, figures };
  } finally {
    browser.kill();
  }
}

function report() {
  console.log(
    `\nMedians of ${runs} ${runs === 1 ? 'run' : 'runs'}. Every answer ${lateMs} ms late, HTTP/2, brotli, a phone.\n`,
  );
  for (const [throttling, wording] of Object.entries(throttlings)) {
    const rows = [...names, bare].map((name) => row(name, throttling));
    console.log(`Throttling ${wording}\n\n${table(rows)}\n`);
  }
  console.log(
    'LCP: largest contentful paint. By hand: the same words, CSS and fonts without a script. Blocked: total\nblocking time, beside that of the same page without its scripts (by hand) and of a page of the same framework\nwith nothing on it. The figures of one machine in one run compare with each other, and with no others.',
  );
}

function row(screen: string, throttling: string): Record<string, string> {
  const of = (figure: string, subject = screen) => {
    const sorted = visits
      .filter((visit) => visit.name === subject && visit.throttling === throttling)
      .map(({ figures }) => figures[figure] ?? Number.NaN)
      .sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  const ms = (value: number) => (Number.isNaN(value) ? '–' : `${Math.round(value)} ms`);
  const paint = of('largest-contentful-paint');
  const plain = of('largest-contentful-paint', `${byHand}/${screen}`);
  return {
    screen,
    performance: String(of('performance')),
    LCP: ms(paint),
    'by hand': ms(plain),
    ratio: Number.isNaN(plain) ? '–' : (paint / plain).toFixed(2),
    blocked: ms(of('total-blocking-time')),
    'without scripts': ms(of('total-blocking-time', `${byHand}/${screen}`)),
    ...(earlierOrigin && { before: ms(of('total-blocking-time', `${before}/${screen}`)) }),
    'bare page': ms(of('total-blocking-time', bare)),
    shift: of('cumulative-layout-shift').toFixed(3),
    weight: `${Math.round(of('total-byte-weight') / 1000)} kB`,
    accessibility: String(of('accessibility')),
    'best practices': String(of('best-practices')),
    SEO: String(of('seo')),
  };
}
