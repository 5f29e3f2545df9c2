import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { locales } from '@/content/locales';
import { caching, headers, hostFiles, redirects, rewrites } from '@/hosting/rules';
import { findNginx } from '@/scripts/lib/find-nginx';
import { startNginx } from '../nginx';
import { alive, test as base, expect, routes } from '../site';

// What every host has to do (hosting/rules.ts), asked of two: the local server, and nginx started on
// the nginx.conf that a build writes.

const nginx = findNginx();
const onNginx = base.extend<object, { server: Awaited<ReturnType<typeof startNginx>> }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what it is to give.
    async ({}, use) => {
      if (!nginx) throw new Error('hosts.spec.ts asks for nginx only where there is one');
      const server = await startNginx(nginx);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.https),
  ignoreHTTPSErrors: true,
});

base.describe('the local server', () => checks(base));

if (nginx) {
  onNginx.describe('nginx', () => {
    checks(onNginx);

    onNginx('sends visitors of http to https, at the same address', async ({ server, request }) => {
      const answer = await request.get(`${server.http}/fees?a=b`, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(answer.headers().location).toBe('https://127.0.0.1/fees?a=b');
    });

    for (const [encoding, decompress] of [
      ['gzip', gunzipSync],
      ['br', brotliDecompressSync],
    ] as const) {
      // Debian has brotli's module in a package of its own, which not every machine has.
      const title = `serves the files that the build compressed: ${encoding}`;
      if (encoding === 'br' && !nginx.brotli) {
        notRun(`nginx ${title}`, 'this nginx has no module that serves .br files');
        continue;
      }
      onNginx(title, async ({ request }) => {
        const script = files.find((file) => file.endsWith('.js'));
        for (const file of ['/fees.html', '/fees.txt', '/404.html', script ?? '']) {
          const path = file.replace(/\.html$/, '');
          const answer = await request.get(path, { headers: { 'accept-encoding': encoding } });
          expect(answer.headers(), path).toMatchObject({
            'content-encoding': encoding,
            vary: 'Accept-Encoding',
          });
          const kept = readFileSync(`out${file}.${encoding === 'br' ? 'br' : 'gz'}`);
          expect(Number(answer.headers()['content-length']), path).toBe(kept.length);
          expect(decompress(kept).equals(await answer.body()), path).toBe(true);
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

/** Says on the console and in the report what was not tested, and why. In CI that is a failure. */
function notRun(what: string, why: string) {
  console.warn(`NOT TESTED: ${what}, since ${why}.`);
  base(`${what} was not tested, since ${why}`, () => {
    base.skip(!process.env.CI, why);
    throw new Error(why);
  });
}

/** Everything in the export, as paths. */
const files = readdirSync('out', { recursive: true, encoding: 'utf8' })
  .map((name) => `/${name}`)
  .filter((path) => statSync(`out${path}`).isFile());

const once = { maxRedirects: 0 };

function checks(test: typeof base) {
  const text = async (request: APIRequestContext, path: string) =>
    (await request.get(path, once)).text();

  test('every page is served at its address, in its language', async ({ request }) => {
    for (const { path, locale } of routes) {
      const answer = await request.get(path, once);
      expect(answer.status(), path).toBe(200);
      expect(await answer.text(), path).toContain(`<html lang="${locales[locale].tag}"`);
    }
  });

  test('an unknown id shows the generic article in its language', async ({ request }) => {
    for (const { under, to } of rewrites) {
      const article = await text(request, to);
      for (const id of ['99', 'what-ever', '%C3%A9t%C3%A9', '1?a=b', 'a'.repeat(300)]) {
        expect((await request.get(under + id, once)).status(), under + id).toBe(200);
        expect((await text(request, under + id)) === article, under + id).toBe(true);
      }
    }
  });

  test('a page with a file of its own is not hidden by that', async ({ request }) => {
    for (const { under, except, to } of rewrites) {
      for (const id of except) {
        const page = readFileSync(`out${under}${id}.html`, 'utf8');
        expect((await text(request, under + id)) === page, under + id).toBe(true);
      }
      const payload = readFileSync(`out${to}.txt`, 'utf8');
      expect((await text(request, `${to}.txt`)) === payload, `${to}.txt`).toBe(true);
    }
  });

  test('what is nowhere is the 404 document, with status 404', async ({ request }) => {
    const missing = readFileSync('out/404.html', 'utf8');
    for (const path of [
      '/nowhere',
      '/404',
      '/ES',
      '/esp/fees',
      '/blog/a/b',
      '/blog/99.txt',
      '/services/blog/99',
      '/_next/static/chunks/gone.js',
      '/%E0%A4%A',
      '/%00',
      '/..%2f..%2fetc%2fpasswd',
      `/${'x'.repeat(5000)}`,
      ...hostFiles,
    ]) {
      const answer = await request.get(path);
      expect(answer.status(), path.slice(0, 40)).toBe(404);
      expect((await answer.text()) === missing, path.slice(0, 40)).toBe(true);
    }
  });

  for (const [from, to] of [
    ...redirects.map(({ from, to }) => [from, to] as const),
    ['/fees/', '/fees'],
    ['/pt-br/', '/pt-br'],
    ['/blog/99/', '/blog/99'],
    ['/fees.html', '/fees'],
    ['/index.html', '/'],
  ] as const) {
    test(`${from} leads to ${to} for good`, async ({ request, baseURL }) => {
      expect((await request.get(from, once)).status()).toBe(301);
      expect((await request.get(from)).url()).toBe(`${baseURL}${to}`);
    });
  }

  test('no address leads to another host', async ({ request, baseURL }) => {
    for (const start of ['//', '///', '/%5C', '/%5C/', '/%09/', '/%2F']) {
      for (const end of ['/', '.html', '/index', '/index.html', '%2F']) {
        const path = `${start}elsewhere.example${end}`;
        const { location } = (await request.get(`${baseURL}${path}`, once)).headers();
        if (location) expect(new URL(location, baseURL).origin, path).toBe(baseURL);
      }
    }
  });

  test('every kind of answer bears the headers', async ({ request }) => {
    const expected = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    const hashed = files.filter((file) => file.startsWith(caching.hashed.under));
    for (const path of [
      '/',
      '/fr/fees',
      '/blog/99',
      '/fees.txt',
      '/nowhere',
      '/couples-marriage',
      '/fees/',
      ...['.js', '.woff2'].map((ending) => hashed.find((file) => file.endsWith(ending)) ?? ending),
    ]) {
      const answer = await request.get(path, once);
      const cached = hashed.includes(path) ? caching.hashed.value : caching.others;
      expect(answer.headers(), path).toMatchObject(expected);
      if (answer.status() !== 301) expect(answer.headers()['cache-control'], path).toBe(cached);
    }
  });

  test('a hashed file that is gone is not kept as gone', async ({ request }) => {
    const answer = await request.get(`${caching.hashed.under}chunks/gone.js`);
    expect(answer.status()).toBe(404);
    expect(answer.headers()['cache-control']).toBe(caching.others);
  });

  test('what has not changed is not sent again', async ({ request }) => {
    const { etag = '' } = (await request.get('/fees')).headers();
    const again = await request.get('/fees', { headers: { 'if-none-match': etag } });
    expect(again.status()).toBe(304);
  });

  test('every kind of file says what it is', async ({ request }) => {
    const shown = files.filter((file) => !hostFiles.some((hidden) => hidden === file));
    const endings = new Map(shown.map((file) => [extname(file), file]));
    for (const ending of ['.br', '.gz', '.html']) endings.delete(ending);
    for (const [ending, file] of endings) {
      const type = (await request.get(encodeURI(file), once)).headers()['content-type'];
      expect(type, file).toMatch(typeOf[ending] ?? /^no type is known for this ending$/);
    }
    expect((await request.get('/fees')).headers()['content-type']).toBe('text/html; charset=utf-8');
  });

  test('a visitor moves between pages without loading any of them anew', async ({ page }) => {
    await page.goto('/blog/an-id-that-nobody-knows');
    await alive(page);
    await page.evaluate(() => Object.assign(window, { same: true }));
    const menu = page.getByRole('banner');
    await menu.getByRole('link', { name: 'Fees & Rebates' }).first().click();
    await expect(page).toHaveURL(/\/fees$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Fees');
    await page.goBack();
    await expect(page).toHaveURL(/\/blog\/an-id-that-nobody-knows$/);
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  });
}

/** Media types by ending (the IANA registry); servers differ in the old and the new name of a few. */
const typeOf: Record<string, RegExp> = {
  '.css': /^text\/css/,
  '.ico': /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  '.js': /^(text|application)\/javascript/,
  '.json': /^application\/json/,
  '.png': /^image\/png$/,
  '.svg': /^image\/svg\+xml/,
  '.txt': /^text\/plain; charset=utf-8$/,
  '.webmanifest': /^application\/manifest\+json/,
  '.woff2': /^font\/woff2$/,
  '.xml': /^(application|text)\/xml/,
};
