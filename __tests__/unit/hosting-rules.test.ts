/** @jest-environment node */
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { headersFile, redirectsFile } from '@/hosting/files';
import { headers, redirects } from '@/hosting/rules';
import config from '@/next.config';

describe('Netlify and Cloudflare Pages', () => {
  it('are told the redirects and the unknown posts, dynamic rules last', () => {
    const rules = redirectsFile().split('\n');
    expect(rules).toContain('/couples-marriage /services/couples-marriage 301');
    expect(rules).toContain('/fr/blog/infidelity-ptsd /fr/blog/infidelity-ptsd 200');
    expect(rules.slice(-5).map((rule) => rule.split(' ')[0])).toEqual([
      ...['/blog/:id', '/es/blog/:id', '/fr/blog/:id', '/pt-br/blog/:id', ''],
    ]);
  });

  it('have no rewrites with more posts than rules, which would hide posts', () => {
    const except = Array.from({ length: 2000 }, (_, index) => String(index));
    const many = redirectsFile([{ under: '/blog/', except, to: '/blog/1' }]);
    expect(many).not.toContain('/blog/');
    expect(many).toContain('/couples-marriage ');
  });

  it('are told the headers, with a Cache-Control for what is kept', () => {
    for (const [name, value] of Object.entries(headers))
      expect(headersFile()).toContain(`\n  ${name}: ${value}\n`);
    expect(headersFile()).toMatch(/\/_next\/static\/\*\n {2}Cache-Control: .*immutable/);
    expect(headersFile()).toMatch(/\/scenes\/\*\n {2}Cache-Control: .*max-age=86400/);
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
