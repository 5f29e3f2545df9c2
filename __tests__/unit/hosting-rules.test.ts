/** @jest-environment node */

import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { redirects, rewrittenPath } from '@/hosting/rules';
import config from '@/next.config';

it.each([
  ['/blog/99', '/blog/1'],
  ['/blog/whatever-it-is', '/blog/1'],
  ['/es/blog/99', '/es/blog/1'],
  ['/pt-br/blog/x', '/pt-br/blog/1'],
  ['/blog/11', '/blog/1'],
  ['/blog/infidelity-ptsd-2', '/blog/1'],
])('%s shows the generic article at %s', (path, served) => {
  expect(rewrittenPath(path)).toBe(served);
});

it.each([
  '/blog',
  '/blog/',
  '/blog/1',
  '/blog/10',
  '/blog/infidelity-ptsd',
  '/fr/blog/infidelity-ptsd',
  '/blog/1.txt',
  '/blog/a/b',
  '/esp/blog/99',
  '/ES/blog/99',
  '/fees',
  '/',
])('%s is served as it is', (path) => {
  expect(rewrittenPath(path)).toBeNull();
});

it('sends the two short addresses to the service pages', () => {
  expect(redirects).toEqual(
    expect.arrayContaining([
      { from: '/infidelity-recovery', to: '/services/infidelity-recovery' },
      { from: '/couples-marriage', to: '/services/couples-marriage' },
    ]),
  );
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
  expect(sent).toContainEqual({
    source: '/:page(.+)\\.html',
    destination: '/:page',
    statusCode: 301,
  });
});
