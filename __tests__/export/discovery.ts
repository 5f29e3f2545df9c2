import sharp from 'sharp';
import { siteUrl } from '@/facts/origin';
import { allPosts } from '@/posts/posts';
import { screens } from '../tools/screens';
import { addresses, files, hrefs, pathOf, read, readBytes, select } from './exported';

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

it('every icon is there, and what it says it is', async () => {
  const linked = (rel: string) =>
    hrefs(select('/', `link[rel="${rel}"]`)).map((href) => href?.replace(/\?.*/, '') ?? '');
  const sizeOf = async (file: string) => {
    const { format, width, height } = await sharp(`out${file}`).metadata();
    return `${format} ${width}x${height}`;
  };
  const [manifest = ''] = linked('manifest');
  const icons: { src: string; sizes: string }[] = JSON.parse(read(manifest)).icons;
  expect(icons.length).toBeGreaterThan(0);
  for (const { src, sizes } of icons) expect(await sizeOf(src)).toBe(`png ${sizes}`);
  const [touch = ''] = linked('apple-touch-icon');
  expect(await sizeOf(touch)).toBe('png 180x180');
  const [ico = '', svg = ''] = linked('icon');
  // ICONDIR: reserved, type 1, and one picture.
  expect([...readBytes(ico).subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  expect(await sizeOf(svg)).toMatch(/^svg /);
  expect(files).toContain('/favicon.ico');
});
