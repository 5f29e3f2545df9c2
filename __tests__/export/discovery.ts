import sharp from 'sharp';
import { siteUrl } from '@/facts/origin';
import { allPosts } from '@/posts/posts';
import { screens } from '../tools/screens';
import { addresses, files, pathOf, read } from './exported';

const xml = (file: string) => new DOMParser().parseFromString(read(file), 'application/xml');
const paths = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => pathOf(textContent));

it('the sitemap and the feed lead to pages that are there', () => {
  expect(read('/robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(read('/robots.txt')).not.toContain('Disallow');
  expect(paths(xml('/sitemap.xml'), 'url > loc').sort()).toEqual(
    screens.map(({ path }) => path).sort(),
  );
  const posts = paths(xml('/feed.xml'), 'item > link');
  expect(posts).toHaveLength(allPosts().length);
  expect(addresses).toEqual(expect.arrayContaining(posts));
});

it('every icon of the manifest has the size that it says, and browsers find the one that they ask for', async () => {
  const { icons }: { icons: { src: string; sizes: string }[] } = JSON.parse(
    read('/manifest.webmanifest'),
  );
  expect(icons.length).toBeGreaterThan(0);
  for (const { src, sizes } of icons) {
    const { format, width, height } = await sharp(`out${src}`).metadata();
    expect([src, format, `${width}x${height}`]).toEqual([src, 'png', sizes]);
  }
  expect(files).toContain('/favicon.ico');
});
