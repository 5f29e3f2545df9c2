/** @jest-environment node */
import { practice } from '@/content/practice';

/** The module as a build with this `SITE_URL` loads it. */
function load(address?: string): typeof import('@/content/site-url') {
  if (address === undefined) delete process.env.SITE_URL;
  else process.env.SITE_URL = address;
  jest.resetModules();
  return require('@/content/site-url');
}

afterAll(() => {
  delete process.env.SITE_URL;
});

it('is the practice’s own fact', () => {
  expect(load().siteUrl).toBe(practice.siteUrl);
  expect(load('').siteUrl).toBe(practice.siteUrl);
});

it.each(['https://preview.example.org', 'https://preview.example.org/', 'http://localhost:3000'])(
  'is SITE_URL where a build sets it: %s',
  (address) => {
    const { siteUrl, absoluteUrl } = load(address);
    expect(siteUrl).toBe(address.replace(/\/$/, ''));
    expect(absoluteUrl('/')).toBe(siteUrl);
    expect(absoluteUrl('/fr/fees')).toBe(`${siteUrl}/fr/fees`);
  },
);

it.each([
  'www.example.org',
  '/preview',
  'https://example.org/site',
  'ftp://example.org',
  'nonsense',
])('stops the build where it cannot be used: %s', (address) => {
  expect(() => load(address)).toThrow(`SITE_URL is "${address}"; it has to be a whole web address`);
});
