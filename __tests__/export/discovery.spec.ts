/** @jest-environment jsdom */

import { siteUrl } from '@/facts/origin';
import { allPosts } from '@/posts/posts';
import { sitePages } from '@/seo/site-pages';
import { screens } from '../tools/screens';
import { addresses, files, pathOf, read, readBytes } from './exported';
import { headOf, sizeOf } from './head';

const xml = (file: string) => new DOMParser().parseFromString(read(file), 'application/xml');
const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

it('the sitemap and the feed lead to pages that are there', () => {
  expect(read('/robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(read('/robots.txt')).not.toContain('Disallow');

  const sitemap = xml('/sitemap.xml');
  expect(sitemap.querySelectorAll('parsererror')).toHaveLength(0);
  expect(texts(sitemap, 'url > loc').map(pathOf).sort()).toEqual(
    screens.map(({ path }) => path).sort(),
  );
  // Each page names its alternates and `x-default`.
  expect(sitemap.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')).toHaveLength(
    sitePages().reduce((sum, { locales }) => sum + locales.length * (locales.length + 1), 0),
  );

  const feed = xml('/feed.xml');
  expect(feed.querySelectorAll('parsererror')).toHaveLength(0);
  const posts = texts(feed, 'item > link');
  expect(posts).toHaveLength(allPosts().length);

  for (const path of posts.map(pathOf)) expect([...addresses, ...files]).toContain(path);
});

it('every icon is there, and what it says it is', () => {
  const { links } = headOf('/');
  const at = (href = '') => readBytes(href.replace(/\?.*/, ''));
  const manifest = JSON.parse(at(links('manifest')[0]?.href).toString());
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[])
    expect([src, sizeOf(at(src)).join('x')]).toEqual([src, sizes]);
  expect(sizeOf(at(links('apple-touch-icon')[0]?.href))).toEqual([180, 180]);
  const [ico, svg] = links('icon');
  const icon = at(ico?.href);
  // ICONDIR: reserved, type 1, and one picture.
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 1]);
  expect(at(svg?.href).toString()).toContain('<svg');
  expect(files).toContain('/favicon.ico');
});
