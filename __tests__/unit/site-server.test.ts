/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { caching, headers, redirects } from '@/hosting/rules';
import { scripts } from '@/package.json';
import { freePort } from '@/scripts/lib/free-port';
import { siteServer } from '@/scripts/lib/site-server';

const page = '<!doctype html><title>Fees</title>'.padEnd(2000, ' fees');
const missing = '<!doctype html><title>404</title>';
const folder = mkdtempSync(join(tmpdir(), 'site-'));
const server = siteServer(folder);

beforeAll(async () => {
  mkdirSync(join(folder, 'blog'));
  for (const [name, text] of [
    ['index.html', 'home'],
    ['fees.html', page],
    ['blog.html', 'blog'],
    ['blog/1.html', 'the article'],
    ['404.html', missing],
    ['_headers', 'for a host'],
  ] as const)
    writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'fees.html.br'), brotliCompressSync(page));
  writeFileSync(join(folder, 'fees.html.gz'), gzipSync(page));
  writeFileSync(join(folder, 'large.png'), Buffer.alloc(20_000_000));
  server.listen(0);
  await once(server, 'listening');
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const port = () => (server.address() as AddressInfo).port;

/** Requests exactly these characters; `fetch` would normalise them. */
async function ask(
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
) {
  const asked = request({ port: port(), path, ...options }).end();
  const [response] = await once(asked, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return {
    status: response.statusCode as number,
    headers: response.headers as Record<string, string>,
    body: Buffer.concat(chunks),
  };
}

it('serves a page at its one address, with the headers of every answer', async () => {
  const { status, headers: sent, body } = await ask('/fees?a=b');
  expect({ status, body: String(body) }).toEqual({ status: 200, body: page });
  expect(sent).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': caching.others,
    ...Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
    ),
  });
  expect(String((await ask('/')).body)).toBe('home');
  expect(String((await ask('/blog/any-id')).body)).toBe('the article');
});

it.each([
  ['/fees/?a=b&c', '/fees?a=b&c'],
  ['/fees.html?a=b', '/fees?a=b'],
  ['/index.html', '/'],
  ['/blog//1', '/blog/1'],
  ['//elsewhere.example/', '/elsewhere.example'],
  ...redirects.map(({ from, to }): [string, string] => [`${from}?a=b`, `${to}?a=b`]),
])('leads from %s to %s, as other hosts do', async (from, to) => {
  const { status, headers: sent } = await ask(from);
  expect([status, sent.location]).toEqual([301, to]);
});

for (const path of [
  '/nowhere',
  '/404',
  '/404.html',
  '/404/',
  '/_headers',
  '/blog/a%2Fb',
  '/blog/%2e%2e/fees.html',
  '/%E0%A4%A',
  '/%00',
  '/\\elsewhere.example',
  ...[250, 251, 252, 255, 256, 6000].map((length) => `/${'x'.repeat(length)}`),
  `/${encodeURIComponent('🌊'.repeat(64))}`,
  `/${'a/'.repeat(3000)}b`,
  'http://elsewhere.example/fees',
])
  it(`answers ${path.slice(0, 40)} (${path.length}) with the 404 document`, async () => {
    const { status, headers: sent, body } = await ask(path);
    expect({ status, body: String(body) }).toEqual({ status: 404, body: missing });
    expect(sent['content-type']).toBe('text/html; charset=utf-8');
  });

it('knows ids of any length', async () => {
  for (const id of ['x'.repeat(255), 'é'.repeat(255), 'x'.repeat(6000)])
    expect((await ask(encodeURI(`/blog/${id}`))).status).toBe(200);
});

it('sends the compressed file of the build to those who take one', async () => {
  const encoded = (accepted: string) => ask('/fees', { headers: { 'accept-encoding': accepted } });
  const brotli = await encoded('gzip, deflate, br');
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(String(brotliDecompressSync(brotli.body))).toBe(page);
  const gzip = await encoded('gzip, br;q=0');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(String(gunzipSync(gzip.body))).toBe(page);
  expect((await encoded('identity')).headers['content-encoding']).toBeUndefined();
  expect(gzip.headers.etag).not.toBe(brotli.headers.etag);
});

it('sends nothing again that has not changed', async () => {
  const { etag = '' } = (await ask('/fees')).headers;
  const again = await ask('/fees', { headers: { 'if-none-match': etag } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

it('sends a part of a file, and says without a body when there is no such part', async () => {
  const headers = (range: string) => ({ headers: { range, 'accept-encoding': 'br' } });
  const part = await ask('/fees', headers('bytes=0-8'));
  expect([part.status, String(part.body)]).toEqual([206, '<!doctype']);
  expect(part.headers['content-range']).toBe('bytes 0-8/2000');
  const none = await ask('/fees', headers('bytes=5000-6000'));
  expect([none.status, none.body.length]).toEqual([416, 0]);
  expect(none.headers['content-range']).toBe('bytes */2000');
});

it('takes nothing in, and answers HEAD without a body', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const { status, headers: sent, body } = await ask('/', { method });
    expect([status, sent.allow, body.length]).toEqual([405, 'GET, HEAD', 0]);
  }
  const { status, headers: sent, body } = await ask('/fees', { method: 'HEAD' });
  expect([status, sent['content-length'], body.length]).toEqual([200, '2000', 0]);
});

const descriptors = '/proc/self/fd';
const onLinux = existsSync(descriptors) ? it : it.skip;

onLinux('keeps no file open for visitors who leave midway', async () => {
  const open = () => readdirSync(descriptors).length;
  const before = open();
  for (let round = 0; round < 30; round += 1) {
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        const socket = connect(port(), 'localhost');
        socket.write('GET /large.png HTTP/1.1\r\nHost: localhost\r\n\r\n');
        await once(socket, 'data');
        socket.destroy();
      }),
    );
  }
  for (let attempt = 0; open() > before + 5 && attempt < 50; attempt += 1) await wait(100);
  expect(open()).toBeLessThanOrEqual(before + 5);
});

describe('npm run serve', () => {
  const script = ['scripts/preflight.cjs', 'port', 'scripts/serve.ts'];

  it.each(['abc', '-1', '70000', '80.5'])('says in a sentence that PORT=%s is no port', (PORT) => {
    const { status, stderr } = spawnSync(process.execPath, script, {
      encoding: 'utf8',
      env: { ...process.env, PORT },
    });
    expect(stderr).toBe(
      `PORT is "${PORT}"; it has to be a number from 1 to 65535, such as 3000.\n`,
    );
    expect(status).toBe(1);
  });

  it('leaves nothing listening when npm is told to end', async () => {
    const PORT = String(await freePort());
    const project = mkdtempSync(join(tmpdir(), 'served-'));
    mkdirSync(join(project, 'out'));
    symlinkSync(`${process.cwd()}/content`, join(project, 'content'));
    writeFileSync(join(project, 'out', 'index.html'), 'home');
    const serve = scripts.serve.replaceAll('scripts/', `${process.cwd()}/scripts/`);
    writeFileSync(join(project, 'package.json'), JSON.stringify({ scripts: { serve } }));
    const npm = spawn('npm', ['run', 'serve'], {
      cwd: project,
      env: { ...process.env, PORT },
      stdio: 'ignore',
    });
    try {
      expect(await listens(PORT, true)).toBe(true);
    } finally {
      npm.kill('SIGTERM');
    }
    expect(await listens(PORT, false)).toBe(false);
    rmSync(project, { recursive: true });
  });
});

/** Waits until a port is open, or closed, and returns what it is in the end. */
async function listens(port: string, wanted: boolean): Promise<boolean> {
  for (let attempt = 0; ; attempt += 1) {
    const socket = connect(Number(port), 'localhost');
    const is = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (is === wanted || attempt === 100) return is;
    await wait(100);
  }
}
