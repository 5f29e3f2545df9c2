import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { locales } from '@/content/locales';
import { caching, headers, hostFiles, redirects, rewrites } from '@/hosting/rules';
import { type Answer, ask, follow, hangUp } from '@/scripts/lib/ask';
import { findNginx } from '@/scripts/lib/find-nginx';
import { startNginx } from '@/scripts/lib/nginx';
import { siteServer } from '@/scripts/lib/site-server';
import { routes } from '../screens';
import { files, read, readBytes } from './exported';

// What every host has to do (hosting/rules.ts), tested on two: the local server, and nginx with the
// nginx.conf that a build writes.

type Host = { origin: string; stop: () => unknown };

const nginx = findNginx();
afterAll(hangUp);

describe('the local server', () => {
  checks(async () => {
    const server = siteServer('out').listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return { origin: `http://localhost:${port}`, stop: () => server.close() };
  });
});

if (nginx) {
  describe('nginx', () => {
    let http = '';
    const host = checks(async () => {
      const server = await startNginx(nginx);
      http = server.http;
      return { origin: server.https, stop: server.stop };
    });

    it('sends visitors of http to https, at the same address', async () => {
      const { status, headers } = await ask(http, '/fees?a=b');
      expect([status, headers.location]).toEqual([301, 'https://127.0.0.1/fees?a=b']);
    });

    for (const [encoding, ending, decompress] of [
      ['gzip', '.gz', gunzipSync],
      ['br', '.br', brotliDecompressSync],
    ] as const) {
      // Debian has brotli's module in a package of its own, which not every machine has.
      const title = `serves the files that the build compressed: ${encoding}`;
      if (encoding === 'br' && !nginx.brotli) {
        const why = 'this nginx has no module that serves .br files';
        // All else that the file says is tested without it, so this fails nowhere.
        console.warn(`NOT TESTED: nginx ${title}, since ${why}.`);
        it.skip(`${title}: not asked, since ${why}`, () => {});
        continue;
      }
      it(title, async () => {
        const script = files.find((file) => file.endsWith('.js')) ?? '';
        for (const file of ['/fees.html', '/fees.txt', '/404.html', script]) {
          const path = file.replace(/\.html$/, '');
          const answer = await ask(host.origin, path, { 'Accept-Encoding': encoding });
          expect(answer.headers).toMatchObject({
            'content-encoding': encoding,
            vary: 'Accept-Encoding',
            'content-length': String(answer.bytes.length),
          });
          expect([path, answer.bytes.equals(readBytes(file + ending))]).toEqual([path, true]);
          expect(decompress(answer.bytes).equals(readBytes(file))).toBe(true);
        }
      });
    }
  });
} else {
  notRun(
    'nginx',
    'there is no nginx here, and none could be installed (scripts/lib/find-nginx.ts)',
  );
}

/** Reports that something was not tested, and why. In CI that is a failure. */
function notRun(what: string, why: string) {
  console.warn(`NOT TESTED: ${what}, since ${why}.`);
  const test = process.env.CI ? it : it.skip;
  test(`${what} was not tested, since ${why}`, () => {
    throw new Error(why);
  });
}

/** The tests that every host has to pass. Returns the host, for further tests. */
function checks(start: () => Promise<Host>): Host {
  const host: Host = { origin: '', stop: () => {} };
  beforeAll(async () => {
    Object.assign(host, await start());
  });
  afterAll(async () => {
    hangUp();
    await host.stop();
  });
  const at = (path: string, headers?: Record<string, string>) => ask(host.origin, path, headers);

  it('every page is served at its address, in its language', async () => {
    for (const { path, locale } of routes) {
      const { status, text } = await at(path);
      const named = text.includes(`<html lang="${locales[locale].tag}"`);
      expect({ path, status, named }).toEqual({ path, status: 200, named: true });
    }
  });

  it('an unknown id shows the generic article in its language', async () => {
    for (const { under, to } of rewrites) {
      const article = read(`${to}.html`);
      for (const id of [
        ...['99', 'what-ever', '%C3%A9t%C3%A9', '1?a=b', 'anything-at-all'],
        ...['a'.repeat(300), 'a'.repeat(3000)],
      ]) {
        const { status, text } = await at(under + id);
        const shown = { path: under + id, status, same: text === article };
        expect(shown).toEqual({ path: under + id, status: 200, same: true });
      }
    }
  });

  it('a page with a file of its own is not hidden by that', async () => {
    for (const { under, except, to } of rewrites) {
      for (const id of except) {
        const same = (await at(under + id)).text === read(`${under}${id}.html`);
        expect([under + id, same]).toEqual([under + id, true]);
      }
      const same = (await at(`${to}.txt`)).text === read(`${to}.txt`);
      expect([to, same]).toEqual([to, true]);
    }
  });

  it('what is nowhere is the 404 document, with status 404', async () => {
    const missing = read('/404.html');
    for (const path of [
      ...['/nowhere', '/404', '/ES', '/esp', '/esp/fees', '/french/fees', '/es/nowhere'],
      ...['/services/nowhere', '/fees/extra', '/blog/a/b', '/blog/99.txt', '/services/blog/99'],
      ...['/_next/static/chunks/gone.js', '/%E0%A4%A', '/%00', '/..%2f..%2fetc%2fpasswd'],
      ...[`/${'long/'.repeat(500)}`, `/${'x'.repeat(5000)}`],
      ...hostFiles,
    ]) {
      const { status, text } = await follow(host.origin, path);
      const shown = { path: path.slice(0, 40), status, same: text === missing };
      expect(shown).toEqual({ path: path.slice(0, 40), status: 404, same: true });
    }
  });

  it.each([
    ...redirects.map(({ from, to }) => [from, to] as const),
    ['/fees/', '/fees'],
    ['/es/', '/es'],
    ['/pt-br/', '/pt-br'],
    ['/blog/99/', '/blog/99'],
    ['/fees.html', '/fees'],
    ['/index.html', '/'],
  ] as const)('%s leads to %s for good', async (from, to) => {
    expect((await at(from)).status).toBe(301);
    expect(await follow(host.origin, from)).toMatchObject<Partial<Answer>>({
      status: 200,
      url: host.origin + to,
    });
  });

  it('no address leads to another host', async () => {
    for (const start of ['//', '///', '/%5C', '/%5C/', '/%09/', '/%2F']) {
      for (const end of ['/', '.html', '/index', '/index.html', '%2F']) {
        const path = `${start}elsewhere.example${end}`;
        const { location } = (await at(path)).headers;
        if (location)
          expect([path, new URL(location, host.origin).origin]).toEqual([path, host.origin]);
      }
    }
  });

  it('every kind of answer bears the headers', async () => {
    const expected = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    const hashed = files.filter((file) => file.startsWith(caching.hashed.under));
    for (const path of [
      ...['/', '/fr/fees', '/blog/99', '/fees.txt', '/nowhere', '/couples-marriage', '/fees/'],
      ...['.js', '.woff2'].map((ending) => hashed.find((file) => file.endsWith(ending)) ?? ending),
    ]) {
      const answer = await at(path);
      const cached = hashed.includes(path) ? caching.hashed.value : caching.others;
      expect({ path, ...answer.headers }).toMatchObject({ path, ...expected });
      if (answer.status !== 301)
        expect([path, answer.headers['cache-control']]).toEqual([path, cached]);
    }
  });

  it('a hashed file that is gone is not kept as gone', async () => {
    const answer = await at(`${caching.hashed.under}chunks/gone.js`);
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, caching.others]);
  });

  it('what has not changed is not sent again', async () => {
    const { etag = '' } = (await at('/fees')).headers;
    expect((await at('/fees', { 'If-None-Match': etag })).status).toBe(304);
  });

  it('every kind of file says what it is', async () => {
    const shown = files.filter((file) => !hostFiles.some((hidden) => hidden === file));
    const endings = new Map(shown.map((file) => [extname(file), file]));
    for (const ending of ['.br', '.gz', '.html']) endings.delete(ending);
    expect(endings.size).toBeGreaterThan(8);
    for (const [ending, file] of endings) {
      const type = (await at(encodeURI(file))).headers['content-type'];
      expect(`${file}: ${type}`).toMatch(typeOf[ending] ?? /^no type is known for this ending$/);
    }
    expect((await at('/fees')).headers['content-type']).toBe('text/html; charset=utf-8');
  });

  return host;
}

/** Media types by ending (the IANA registry); servers differ in the old and the new name of a few. */
const typeOf: Record<string, RegExp> = {
  '.css': /: text\/css/,
  '.ico': /: image\/(x-icon|vnd\.microsoft\.icon)$/,
  '.js': /: (text|application)\/javascript/,
  '.json': /: application\/json/,
  '.png': /: image\/png$/,
  '.svg': /: image\/svg\+xml/,
  '.txt': /: text\/plain; charset=utf-8$/,
  '.webmanifest': /: application\/manifest\+json/,
  '.woff2': /: font\/woff2$/,
  '.xml': /: (application|text)\/xml/,
};
