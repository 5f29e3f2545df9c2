/**
 * Asks real hosts for the same addresses, and prints what each answers: `npm run hosts`, after `npm run build`.
 * nginx is taken as it is found; the programs in which Cloudflare and Netlify run a site on one's own machine are fetched
 * by `npx`. What cannot be fetched or started is said. What each is known not to do stands in hosting/README.md.
 * A second table shows what a browser asks each of them for when it comes to a page again.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { chromium } from '@playwright/test';
import { pagePaths, postPath } from '../../content/site-map';
import { hostFiles, redirects, rewrites } from '../../hosting/rules';
import { type Answer, ask, hangUp, untilAnswers } from '../lib/ask';
import { findBrowser } from '../lib/find-browser';
import { findNginx } from '../lib/find-nginx';
import { freePort } from '../lib/free-port';
import { startNginx } from '../lib/nginx';
import { siteServer } from '../lib/site-server';
import { visit } from '../lib/visit';
import { table } from './table';

type Host = {
  origin: string;
  /** The hash of its own certificate's key, which a browser is to trust. */
  trust?: string;
  stop: () => unknown;
};

const missing = '404 404.html';
/** What each address has to answer: a status, and the file that is shown or the address that it leads to. */
const questions: [path: string, expected: string][] = [
  ...['/', '/fees', '/fr', '/fr/fees', '/es/blog/1', '/blog/infidelity-ptsd'].map(
    (path): [string, string] => [path, `200 ${path === '/' ? 'index' : path.slice(1)}.html`],
  ),
  ['/fees?a=b', '200 fees.html'],
  ['/fees.txt', '200 fees.txt'],
  ...rewrites.map(({ under, to }): [string, string] => [
    `${under}nobody-knows-it`,
    `200 ${to.slice(1)}.html`,
  ]),
  ...redirects.map(({ from, to }): [string, string] => [from, `301 ${to}`]),
  ['/fees/', '301 /fees'],
  ['/fees.html', '301 /fees'],
  ['/index.html', '301 /'],
  ...['/nowhere', '/ES', '/esp/fees', '/blog/a/b', '/services/blog/99', ...hostFiles].map(
    (path): [string, string] => [path, missing],
  ),
  // The last ones, since Netlify's program ends on them.
  ['/%00', missing],
  ['/%E0%A4%A', missing],
];

const hosts: Record<string, () => Promise<Host>> = {
  'npm start': async () => {
    const port = await freePort();
    const server = siteServer('out').listen(port);
    return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
  },
  nginx: async () => {
    const nginx = findNginx();
    if (!nginx) throw new Error('there is none here, and none could be installed');
    const { https: origin, trust, stop } = await startNginx(nginx);
    return { origin, trust, stop };
  },
  // The last that runs on Node 20.
  Cloudflare: () =>
    program('wrangler@4.20.0', (port) => ['pages', 'dev', resolve('out'), '--port', port]),
  // Without a network of its own, and without what it would fetch from there.
  Netlify: () =>
    program('netlify-cli@22', (port) => [
      ...['dev', '--offline', '--internal-disable-edge-functions'],
      ...['--dir', resolve('out'), '--port', port],
    ]),
};

const names = process.argv.slice(2);
const answers = new Map<string, Map<string, string>>();
const visits: Record<string, string>[] = [];
for (const [name, start] of Object.entries(hosts)) {
  if (names.length > 0 && !names.includes(name)) continue;
  try {
    const host = await start();
    visits.push(...(await visitTwice(name, host)));
    answers.set(name, await interview(host));
    hangUp();
    await host.stop();
  } catch (error) {
    console.error(`NOT ASKED: ${name}, since ${(error as Error).message}`);
  }
}
const rows = questions.map(([address, expected]) => ({
  address,
  expected,
  ...Object.fromEntries(
    [...answers].map(([name, said]) => [
      name,
      said.get(address) === expected ? 'the same' : (said.get(address) ?? ''),
    ]),
  ),
}));
console.log(`\n${table(rows)}\n\n${table(visits)}`);
process.exit(answers.size > 0 ? 0 : 1);

/** What a host answers to each question, in the words of the table. */
async function interview({ origin }: Host): Promise<Map<string, string>> {
  const said = new Map<string, string>();
  for (const [path, expected] of questions) {
    const answer = await ask(origin, path).catch((error: Error) => error.message);
    said.set(path, typeof answer === 'string' ? answer : inWords(answer, origin, expected));
  }
  return said;
}

/** What a browser asks for that opens pages of a host and then opens them again. */
async function visitTwice(host: string, { origin, trust = '' }: Host) {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    // It keeps nothing of a host whose certificate it only puts up with.
    args: ['--no-sandbox', `--ignore-certificate-errors-spki-list=${trust}`],
  });
  const rows: Record<string, string>[] = [];
  for (const page of [pagePaths.home, pagePaths.fees, postPath('infidelity-ptsd')]) {
    const context = await browser.newContext();
    const [first, again] = [
      await visit(context, origin + page),
      await visit(context, origin + page),
    ];
    const answered = again.filter(({ status }) => status);
    const kilobytes = (asked: typeof first) =>
      (asked.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1);
    rows.push({
      host,
      page,
      'first visit, kB': kilobytes(first),
      'second, kB': kilobytes(again),
      'asked for again': answered.map(({ path, status }) => `${path} ${status}`).join(', '),
      'from the cache': String(again.length - answered.length),
    });
  }
  await browser.close();
  return rows;
}

/** The status, with the path to which the answer leads or the file that it shows: the expected one, the 404, or another. */
function inWords(
  { status, headers: { location }, text }: Answer,
  origin: string,
  expected: string,
) {
  if (location) return `${status} ${new URL(location, origin).pathname}`;
  const likely = [expected.split(' ')[1] ?? '', '404.html'].filter((name) => /\.\w+$/.test(name));
  const shown = likely.find((name) => readFileSync(join('out', name), 'utf8') === text);
  return `${status} ${shown ?? 'another text'}`;
}

/** Runs a program of another maker's on the export, in a folder of its own. It may take minutes to be fetched. */
async function program(name: string, options: (port: string) => string[]): Promise<Host> {
  const port = String(await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const child = spawn('npx', ['--yes', name, ...options(port)], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
  });
  const said = Promise.all([child.stdout, child.stderr].map((stream) => text(stream)));
  const stop = () => {
    // With all that it has started.
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  try {
    await Promise.race([
      untilAnswers(origin, 300),
      once(child, 'exit').then(() => Promise.reject()),
    ]);
  } catch {
    stop();
    throw new Error(
      `${name} does not listen: ${(await said).join('').trim().split('\n').slice(-3).join(' ')}`,
    );
  }
  return { origin, stop };
}
