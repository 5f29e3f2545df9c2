import { practice } from '@/content/practice';
import { offeredPrefixedLocales } from '@/facts/offered';
import { caching, redirects, rewrites } from '@/hosting/rules';
import { localServer } from '../tools/local-server';
import { fileOf, files, read } from './exported';

let server: Awaited<ReturnType<typeof localServer>>;
beforeAll(async () => {
  server = await localServer();
});
afterAll(() => server.stop());
const at = (path: string) => fetch(server.origin + path, { redirect: 'manual' });
/** Expects that some addresses are answered by one file. */
async function expectAnswers(paths: string[], status: number, file: string) {
  for (const path of paths) {
    const answer = await at(path);
    expect([path, answer.status]).toEqual([path, status]);
    expect(await answer.text()).toBe(read(file));
  }
}

it('an unknown id is served as the generic article', async () => {
  const ids = ['99', 'what-ever', '%C3%A9t%C3%A9', '1?a=b', 'a'.repeat(300)];
  for (const { under, to } of rewrites())
    await expectAnswers(
      ids.map((id) => under + id),
      200,
      fileOf(to),
    );
});

it('what is nowhere is the 404 document, with status 404', async () => {
  const prefixed = offeredPrefixedLocales(practice).flatMap((locale) => [
    `/${locale}/nowhere`,
    `/${locale.toUpperCase()}`,
  ]);
  // A file that is not there. No id has a dot.
  const dots = ['/blog/a.b', '/blog/wp-login.php', '/blog/.env'];
  const paths = ['/nowhere', '/esp/fees', '/blog/a/b', '/fees/extra', ...prefixed, ...dots];
  await expectAnswers(paths, 404, '/404.html');
});

it('a slash at the end changes nothing, so that no query is lost', async () => {
  const prefixes = offeredPrefixedLocales(practice).map((locale) => `/${locale}`);
  for (const path of ['/fees', '/help', '/contact', ...prefixes])
    await expectAnswers([`${path}/?a=b`], 200, fileOf(path));
});

it.each([...redirects(), { from: '/fees.html', to: '/fees' }])(
  '$from leads to $to for good',
  async ({ from, to }) => {
    const { status, headers } = await at(from);
    const { pathname } = new URL(headers.get('location') ?? '', server.origin);
    expect([status, pathname]).toEqual([301, to]);
  },
);

it('every answer bears the headers, and what rarely changes is kept', async () => {
  const hashed = files.find((file) => /^\/_next\/static\/.*\.js$/.test(file)) ?? '';
  const drawing = files.find((file) => /^\/scenes\//.test(file)) ?? '';
  for (const [path, cached] of [
    ['/', caching.others],
    ['/nowhere', caching.others],
    [hashed, 'public, max-age=31536000, immutable'],
    [drawing, 'public, max-age=86400'],
    ['/pictures/en-home.png', caching.others],
  ] as const) {
    const { headers } = await at(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': cached,
      'content-security-policy': "frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      // Other sites may show cards and icons.
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
    });
  }
});
