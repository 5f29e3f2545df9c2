import { offeredPrefixedLocales } from '@/facts/offered';
import { caching, redirects, rewrites } from '@/hosting/rules';
import { locales } from '@/languages/locales';
import { localServer } from '../tools/local-server';
import { routes } from '../tools/screens';
import { files, read } from './exported';

let server: Awaited<ReturnType<typeof localServer>>;
beforeAll(async () => {
  server = await localServer('out');
});
afterAll(() => server.stop());
const at = (path: string) => fetch(server.origin + path, { redirect: 'manual' });
const leadsTo = async (path: string) => {
  const { status, headers } = await at(path);
  const { pathname } = new URL(headers.get('location') ?? '', server.origin);
  return [status, pathname];
};

it('every page is served at its address, in its language', async () => {
  for (const { path, locale } of routes) {
    const answer = await at(path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await answer.text()).toContain(`<html lang="${locales[locale].tag}"`);
  }
});

it('a post is served as its file, and an unknown id as the generic article', async () => {
  for (const { under, except, to } of rewrites) {
    for (const id of except)
      expect(await (await at(under + id)).text()).toBe(read(`${under}${id}.html`));
    for (const id of ['99', 'what-ever', '%C3%A9t%C3%A9', '1?a=b', 'a'.repeat(300)]) {
      const answer = await at(under + id);
      expect([id, answer.status]).toEqual([id, 200]);
      expect(await answer.text()).toBe(read(`${to}.html`));
    }
  }
});

it('what is nowhere is the 404 document, with status 404', async () => {
  const segments = [
    '/nowhere',
    '/esp/fees',
    ...offeredPrefixedLocales.flatMap((locale) => [
      `/${locale}/nowhere`,
      `/${locale.toUpperCase()}`,
    ]),
    '/blog/a/b',
    '/fees/extra',
  ];
  // A file that is not there. No id has a dot.
  const dots = ['/blog/a.b', '/blog/wp-login.php', '/blog/.env'];
  for (const path of [...segments, ...dots]) {
    const answer = await at(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.text()).toBe(read('/404.html'));
  }
});

it('a slash at the end changes nothing, so that no query is lost', async () => {
  for (const path of [
    '/fees',
    '/help',
    '/blog',
    ...offeredPrefixedLocales.map((locale) => `/${locale}`),
  ]) {
    const answer = await at(`${path}/?a=b`);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await answer.text()).toBe(await (await at(path)).text());
  }
});

it.each([
  ...redirects.map(({ from, to }) => [from, to] as const),
  ['/fees.html', '/fees'],
] as const)('%s leads to %s for good', async (from, to) => {
  expect(await leadsTo(from)).toEqual([301, to]);
});

it('every answer bears the headers, and what rarely changes is kept', async () => {
  const hashed = files.find((file) => /^\/_next\/static\/.*\.js$/.test(file)) ?? '';
  const drawing = files.find((file) => /^\/scenes\//.test(file)) ?? '';
  const kept = [
    [hashed, 'public, max-age=31536000, immutable'],
    [drawing, 'public, max-age=86400'],
  ];
  for (const path of ['/', '/fees', '/blog', '/nowhere', hashed, drawing]) {
    const answer = await at(path);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
    });
    const [, cached = caching.others] = kept.find(([file]) => file === path) ?? [];
    expect([path, answer.headers.get('cache-control')]).toEqual([path, cached]);
  }
});
