/**
 * How fast the last build is beside pages without a framework: `npm run speed`. A report, not a test.
 * Lighthouse visits, as a phone, the main screens; the same screens as one would write them by hand,
 * with the same words, CSS and fonts and no script; and a page of the same framework with nothing on
 * it, for the time that one blocks. They take turns, so that what else the machine is doing falls on
 * all alike, and are some way off: every answer comes 60 ms late, over HTTP/2, compressed.
 * `npm run speed -- [--screens=home,fees] [--runs=5]`
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { pagePaths, postPath } from '../content/site-map';
import { caching, headers } from '../hosting/rules';
import { scripts } from '../package.json';
import { throwawayCertificate } from './certificate';
import { findBrowser } from './find-browser';

const lateMs = 60;
const site = 'out';
const bareApp = '__tests__/browser/fixtures/bare-app';
/** Where the hand-written pages stand beside the site's own. */
const byHand = '/by-hand';

const screens: Record<string, string> = { ...pagePaths, article: postPath('infidelity-ptsd') };
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** How a visit is slowed down to a phone's: by arithmetic afterwards, or really, as it loads. */
const throttlings = ['simulate', 'devtools'] as const;

type Throttling = (typeof throttlings)[number];
type Figure = (typeof categories)[number] | 'paintMs' | 'blockedMs' | 'shift' | 'bytes';
type Visit = Record<Figure, number>;

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

const { values: options } = parseArgs({
  options: {
    screens: { type: 'string', default: 'home,couples-marriage,fees,contact,article' },
    runs: { type: 'string', default: '5' },
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
buildBareApp();
const folder = mkdtempSync(join(tmpdir(), 'speed-'));
const certificate = throwawayCertificate(folder);
const hosts = [await serve(site, await handWrittenPages()), await serve(join(bareApp, 'out'))];
const [siteOrigin, bareOrigin] = hosts.map(({ origin }) => origin);

const bare = 'bare';
const subjects: [name: string, url: string][] = [
  ...names.flatMap((name): [string, string][] => [
    [name, `${siteOrigin}${screens[name]}`],
    [`${byHand}/${name}`, `${siteOrigin}${byHand}/${name}`],
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
rmSync(folder, { recursive: true });

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Builds the page with nothing on it, by the bundler that builds the site. */
function buildBareApp() {
  const bundler = scripts.build.includes('--webpack') ? ['--webpack'] : [];
  const { status, stderr, stdout } = spawnSync('npx', ['next', 'build', bareApp, ...bundler], {
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) stop(`${bareApp} could not be built:\n${stdout}${stderr}`);
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

/**
 * A host some way off: HTTP/2, brotli, and every answer late.
 * @param more files beside those of the folder, by their path
 */
async function serve(folder: string, more = new Map<string, Buffer>()) {
  const compressed = new Map<string, Buffer>();
  const read = (path: string) =>
    more.get(path) ??
    (existsSync(join(folder, path)) && extname(path) ? readFileSync(join(folder, path)) : null);
  const compress = (path: string, body: Buffer) => {
    const known = compressed.get(path) ?? read(`${path}.br`) ?? brotliCompressSync(body);
    compressed.set(path, known);
    return known;
  };

  const server = createSecureServer(certificate, async (request, response) => {
    await wait(lateMs);
    const asked = decodeURIComponent(new URL(request.url, 'https://host').pathname);
    const missing = '/404.html';
    const path = [asked === '/' ? '/index.html' : asked, `${asked}.html`].find(read) ?? missing;
    const body = read(path) ?? Buffer.alloc(0);
    const type = mediaTypes[extname(path)];
    const cached = asked.startsWith(caching.hashed.under) ? caching.hashed.value : caching.others;
    response.writeHead(path === missing ? 404 : 200, {
      ...headers,
      'Cache-Control': cached,
      // Fonts are compressed in themselves.
      'Content-Type': type ?? 'font/woff2',
      ...(type && { 'Content-Encoding': 'br' }),
    });
    response.end(type ? compress(path, body) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, close: () => server.close() };
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
      .filter(([name]) => !name.startsWith(byHand))
      .map(([name]) => row(name, throttling));
    console.log(`${table(rows)}\n`);
  }
  console.log(
    'LCP: largest contentful paint. By hand: the same words, CSS and fonts without a script. Blocked: total\nblocking time, beside that of a page of the same framework with nothing on it. The figures of one machine\nin one run compare with each other, and with no others.',
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
    'bare page': ms(of('blockedMs', bare)),
    shift: of('shift').toFixed(3),
    weight: `${Math.round(of('bytes') / 1000)} kB`,
    accessibility: String(of('accessibility')),
    'best practices': String(of('best-practices')),
    SEO: String(of('seo')),
  };
}

/** Rows of the same columns as a table in Markdown, its columns in line. */
function table(rows: Record<string, string>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const widths = columns.map((column) =>
    Math.max(column.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  return [
    line(columns),
    `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`,
    ...rows.map((row) => line(columns.map((column) => row[column] ?? ''))),
  ].join('\n');
}
