/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { headersFile, redirectsFile } from '@/hosting/files';
import { caching, headers, redirects } from '@/hosting/rules';
import { prefixedLocales } from '@/languages/locales';
import config from '@/next.config';

describe('Netlify and Cloudflare Pages', () => {
  /** What a host makes of an address: the first rule that fits; Netlify takes no notice of a slash at the end. */
  const answer = (host: 'Netlify' | 'Cloudflare', address: string) => {
    const plain = (path: string) => (host === 'Netlify' ? path.replace(/\/$/, '') : path);
    for (const rule of redirectsFile().split('\n').slice(1)) {
      const [from = '', to = '', status] = rule.split(' ');
      const pattern = new RegExp(`^${plain(from).replace(':id', '([^/]+)')}$`);
      const found = from ? pattern.exec(plain(address)) : null;
      if (found) return `${to.replace(':id', found[1] ?? '')} ${status}`;
    }
  };

  it.each([
    ['/fr/blog/infidelity-ptsd', '/fr/blog/infidelity-ptsd 200'],
    ['/blog/99', '/blog/1 200'],
    ['/es/blog/99', '/es/blog/1 200'],
    ['/couples-marriage', '/services/couples-marriage 301'],
    ['/es/infidelity-recovery/', '/es/services/infidelity-recovery 301'],
  ])('lead %s to %s', (address, to) => {
    expect([answer('Netlify', address), answer('Cloudflare', address)]).toEqual([to, to]);
  });

  it('lead no address to itself, and take the slash off that Cloudflare sees', () => {
    for (const post of ['/blog/2', '/fr/blog/99']) {
      expect(answer('Cloudflare', `${post}/`)).toBe(`${post} 301`);
      expect(answer('Netlify', `${post}/`)).toBe(answer('Netlify', post));
      expect(answer('Netlify', post)).toMatch(/ 200$/);
    }
  });

  it('are told dynamic rules last, which Cloudflare asks for', () => {
    const dynamic = redirectsFile()
      .trim()
      .split('\n')
      .map((rule) => rule.includes(':id'));
    expect(dynamic).toEqual([...dynamic].sort());
  });

  it('are told the headers, with a Cache-Control for what is kept', () => {
    for (const [name, value] of Object.entries(headers))
      expect(headersFile()).toContain(`\n  ${name}: ${value}\n`);
    expect(headersFile()).toMatch(/\/_next\/static\/\*\n {2}Cache-Control: .*immutable/);
    expect(headersFile()).toMatch(/\/scenes\/\*\n {2}Cache-Control: .*max-age=86400/);
  });
});

describe.each(['nginx', 'apache'])('the block for %s in hosting/README.md', (host) => {
  const readme = readFileSync('hosting/README.md', 'utf8');
  const block = new RegExp(`\`\`\`${host}\\n(.*?)\`\`\``, 's').exec(readme)?.[1] ?? '';

  it('has every header, and how long files are kept', () => {
    for (const [name, value] of Object.entries(headers))
      expect(block).toContain(`${name} "${value}"`);
    for (const { under, value } of [...caching.kept, { under: '', value: caching.others }]) {
      expect(block).toContain(under);
      expect(block).toContain(`"${value}"`);
    }
  });

  it('has every redirect, and unknown posts in every language', () => {
    const prefixes = prefixedLocales.map((locale) =>
      host === 'nginx' ? `/${locale}` : `${locale}/`,
    );
    expect(block.split(prefixes.join('|'))).toHaveLength(3);
    const moved = [...new Set(redirects.map(({ from }) => from.split('/').at(-1)))];
    expect(block).toContain(`(${moved.join('|')})`);
  });
});

it('exports in a build, and follows the same rules in development', async () => {
  const build = config(PHASE_PRODUCTION_BUILD);
  expect(build.output).toBe('export');
  expect(build.redirects).toBeUndefined();
  const development = config(PHASE_DEVELOPMENT_SERVER);
  expect(development.output).toBeUndefined();
  const sent = await development.redirects?.();
  for (const { from, to } of redirects)
    expect(sent).toContainEqual({ source: from, destination: to, statusCode: 301 });
});
