import { readFileSync } from 'node:fs';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { headersFile, redirectsFile } from '@/hosting/files';
import { caching, headers, redirects } from '@/hosting/rules';
import { prefixedLocales } from '@/languages/locales';
import config from '@/next.config';

describe('Netlify and Cloudflare Pages', () => {
  /** What a host answers by the first rule that fits. Netlify ignores a trailing slash. */
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
    // Cloudflare sees a slash at the end, and takes it off first.
    ['/blog/2/', '/blog/2 200', '/blog/2 301'],
    ['/fr/blog/99/', '/fr/blog/1 200', '/fr/blog/99 301'],
  ])('lead %s to %s', (address, onNetlify, onCloudflare = onNetlify) => {
    expect(answer('Netlify', address)).toBe(onNetlify);
    expect(answer('Cloudflare', address)).toBe(onCloudflare);
  });

  it('are told dynamic rules last, which Cloudflare asks for', () => {
    const rules = redirectsFile().trim().split('\n');
    const dynamic = rules.map((rule) => rule.includes(':id'));
    expect(dynamic).toEqual([...dynamic].sort());
  });

  it('are told the headers, with a Cache-Control for what is kept', () => {
    for (const [name, value] of Object.entries(headers))
      expect(headersFile()).toContain(`\n  ${name}: ${value}\n`);
    for (const { under, value } of caching.kept)
      expect(headersFile()).toContain(`${under}*\n  Cache-Control: ${value}\n`);
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

  it('knows the prefixes of all languages', () => {
    // `(/es|/fr)` or `(?:es/|fr/)`
    const groups = block.matchAll(/\((?:\?:)?(\/?[a-z]{2}(?:-[a-z]{2})?\/?(?:\|[^)]+)?)\)/g);
    const prefixes = prefixedLocales.join('|');
    const named = Array.from(groups, ([, group = '']) => group.replaceAll('/', ''));
    expect([...new Set(named)]).toEqual([prefixes]);
  });
});

it('exports in a build, and follows the same rules in development', async () => {
  expect(config(PHASE_PRODUCTION_BUILD)).toMatchObject({ output: 'export' });
  const development = config(PHASE_DEVELOPMENT_SERVER);
  expect(development.output).toBeUndefined();
  const sent = redirects().map(({ from, to }) => ({
    source: from,
    destination: to,
    statusCode: 301,
  }));
  expect(await development.redirects?.()).toEqual(expect.arrayContaining(sent));
});
