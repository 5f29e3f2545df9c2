/** @jest-environment node */
import {
  cloudfrontFunction,
  filesForServers,
  filesInExport,
  passedLimits,
  redirectsFile,
} from '@/hosting/files';
import { caching, headers, redirects, rewrites, rewrittenPath } from '@/hosting/rules';

const rulesOf = (text: string) => text.split('\n').filter((line) => line && !line.startsWith('#'));

describe('_redirects', () => {
  const rules = rulesOf(filesInExport._redirects).map((line) => {
    const [from = '', to = '', status] = line.split(' ');
    return { from, to, status: Number(status), dynamic: /[*:]/.test(from) };
  });

  /** As Cloudflare Pages reads the file: the first rule that fits, before it looks for any file. */
  function answerTo(path: string) {
    for (const { from, to, status } of rules) {
      const pattern = from
        .replace(/[.]/g, '\\.')
        .replace('*', '(?<splat>.*)')
        .replace(/:(\w+)/, '(?<$1>[^/]+)');
      const match = new RegExp(`^${pattern}$`).exec(path);
      if (match) return { status, to: to.replace(':splat', match.groups?.splat ?? '') };
    }
    return { status: 200, to: path };
  }

  it.each(redirects)('sends $from to $to, with or without a slash', ({ from, to }) => {
    expect(answerTo(from)).toEqual({ status: 301, to });
    expect(answerTo(`${from}/`)).toEqual({ status: 301, to });
  });

  it.each([
    '/',
    '/fees',
    '/blog',
    '/blog/',
    '/blog/a/b',
    '/esp/blog/99',
    ...rewrites.flatMap(({ under, except }) => [
      ...except.map((id) => under + id),
      `${under}1.txt`,
      `${under}__next._tree.txt`,
      `${under}1/__next._tree.txt`,
      `${under}99`,
      `${under}any-other-id`,
    ]),
  ])('serves %s as the table says', (path) => {
    expect(answerTo(path)).toEqual({ status: 200, to: rewrittenPath(path) ?? path });
  });

  it('keeps to what Cloudflare reads: plain rules first, 100 others, 1000 characters a line', () => {
    const firstDynamic = rules.findIndex(({ dynamic }) => dynamic);
    expect(rules.slice(firstDynamic).every(({ dynamic }) => dynamic)).toBe(true);
    expect(rules.slice(firstDynamic).length).toBeLessThanOrEqual(100);
    expect(Math.max(...rulesOf(filesInExport._redirects).map((line) => line.length))).toBeLessThan(
      1000,
    );
  });
});

describe('_headers', () => {
  const rules = rulesOf(filesInExport._headers);

  it('sends every header with every path', () => {
    const [everywhere, ...rest] = rules;
    expect(everywhere).toBe('/*');
    const forAll = rest.slice(
      0,
      rest.findIndex((line) => line.startsWith('/')),
    );
    for (const [name, value] of Object.entries(headers))
      expect(forAll).toContain(`  ${name}: ${value}`);
  });

  it('names each header once, since Cloudflare would join two values', () => {
    const names = rules.filter((line) => line.startsWith(' ')).map((line) => line.split(':')[0]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('keeps to what Cloudflare reads: 2000 characters a line', () => {
    expect(Math.max(...rules.map((line) => line.length))).toBeLessThan(2000);
  });
});

describe('nginx.conf', () => {
  const conf = filesForServers['nginx.conf'];

  it('adds every header to the site, also to its errors, and none to a part of it', () => {
    for (const [name, value] of Object.entries(headers))
      expect(conf).toContain(`\n    add_header ${name} "${value}" always;\n`);
    // A location with a header of its own would lose the site's (ngx_http_headers_module).
    expect(conf).not.toMatch(/location[^{]*\{[^}]*add_header/);
  });

  it('keeps hashed files, and asks again for the rest', () => {
    expect(conf).toContain(`default "${caching.others}";`);
    expect(conf).toContain(`~^${caching.hashed.under} "${caching.hashed.value}";`);
  });

  it.each(redirects)('sends $from to $to', ({ from, to }) => {
    expect(conf).toContain(`location = ${from} { return 301 ${to}$is_args$args; }`);
  });

  it.each(rewrites)('serves $to for what is missing in $under', ({ under, to }) => {
    expect(conf).toContain(`location ~ ^${under}[^/.]+$ { try_files $uri.html ${to}.html =404; }`);
  });
});

describe('cloudfront.js', () => {
  type Answer = { uri?: string; statusCode?: number; headers?: { location: { value: string } } };
  const handler: (event: { request: { uri: string } }) => Answer = new Function(
    `${filesForServers['cloudfront.js']}; return handler;`,
  )();
  const answerTo = (uri: string) => handler({ request: { uri } });

  it.each([
    ['/', '/index.html'],
    ['/fees', '/fees.html'],
    ['/es', '/es.html'],
    ['/blog/a/b', '/blog/a/b.html'],
    ['/fees.txt', '/fees.txt'],
    // CloudFront finds no such object.
    ['/404', '/404'],
    ['/blog/__next._tree.txt', '/blog/__next._tree.txt'],
    ['/_next/static/chunks/a.js', '/_next/static/chunks/a.js'],
    ...rewrites.flatMap(({ under, except, to }): [string, string][] => [
      ...except.map((id): [string, string] => [under + id, `${under}${id}.html`]),
      [`${under}99`, `${to}.html`],
    ]),
  ])('serves %s from the file %s', (path, file) => {
    expect(answerTo(path)).toEqual({ uri: file });
  });

  it.each([
    ...redirects.flatMap(({ from, to }): [string, string][] => [
      [from, to],
      [`${from}/`, to],
    ]),
    ['/fees/', '/fees'],
    ['/fees.html', '/fees'],
    ['/index.html', '/'],
    ['//elsewhere.example/', '/elsewhere.example'],
    ['/\\elsewhere.example', '/elsewhere.example'],
  ])('sends %s to %s', (path, to) => {
    expect(answerTo(path)).toMatchObject({
      statusCode: 301,
      headers: { location: { value: to } },
    });
  });
});

describe('with a thousand posts', () => {
  const except = Array.from({ length: 1000 }, (_, index) => `post-${index}`);
  const many = rewrites.map((rewrite) => ({ ...rewrite, except }));

  it('keeps to the rules that Cloudflare reads, and hides none', () => {
    const rules = rulesOf(redirectsFile(many));
    expect(rules.filter((line) => !/[*:]/.test(line)).length).toBeLessThanOrEqual(2000);
    for (const { under } of rewrites) {
      const rewritten = rules.some((line) => line.startsWith(`${under}:id `));
      const excepted = rules.filter((line) => line.startsWith(`${under}post-`)).length;
      expect(excepted).toBe(rewritten ? 1000 : 0);
    }
  });

  it('keeps to the bytes that CloudFront takes, and hides none', () => {
    const text = cloudfrontFunction(many);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(10_240);
    const handler = new Function(`${text}; return handler;`)();
    for (const id of ['post-1', 'post-999', 'unknown'])
      expect(handler({ request: { uri: `/blog/${id}` } })).toEqual({ uri: `/blog/${id}.html` });
  });

  it('says so at the end of the build, and says nothing of a site within the limits', () => {
    expect(passedLimits(100, [{ under: '/blog/', except: ['1'], to: '/blog/1' }])).toEqual([]);
    const sentences = passedLimits(20_001, many);
    expect(sentences).toEqual([
      expect.stringMatching(/^Cloudflare Pages: 1000 posts .* below \/es\/blog\/, .* 404 screen/),
      expect.stringMatching(/^Cloudflare Pages: 20001 files .* \.br and \.gz/),
      expect.stringMatching(/^CloudFront: 1000 posts .* 404 screen/),
    ]);
  });
});
