import { allPosts } from '@/content/posts';
import { sitePages } from '@/content/site-pages';
import { siteUrl } from '@/content/site-url';
import { headOf, pathOf, sizeOf } from '../head';
import { expect, screens, test } from '../site';

test('the sitemap, the feed and llms.txt lead to pages that are there', async ({ page }) => {
  const read = async (path: string) => (await page.request.get(path)).text();
  const robots = await read('/robots.txt');
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(robots).not.toContain('Disallow');

  const sitemap = await page.evaluate(
    (xml) => {
      const tree = new DOMParser().parseFromString(xml, 'application/xml');
      return {
        broken: tree.querySelectorAll('parsererror').length,
        pages: [...tree.querySelectorAll('url > loc')].map(({ textContent }) => textContent ?? ''),
        links: [...tree.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].length,
      };
    },
    await read('/sitemap.xml'),
  );
  expect(sitemap.broken).toBe(0);
  expect(sitemap.pages.map(pathOf).sort()).toEqual(screens.map(({ path }) => path).sort());
  // Each page names its languages and the one for all others.
  expect(sitemap.links).toBe(
    sitePages().reduce((sum, { locales }) => sum + locales.length * (locales.length + 1), 0),
  );

  const feed = await page.evaluate(
    (xml) => {
      const tree = new DOMParser().parseFromString(xml, 'application/xml');
      return {
        broken: tree.querySelectorAll('parsererror').length,
        links: [...tree.querySelectorAll('item > link')].map(
          ({ textContent }) => textContent ?? '',
        ),
      };
    },
    await read('/feed.xml'),
  );
  expect(feed.broken).toBe(0);
  expect(feed.links).toHaveLength(allPosts().length);

  const llms = await read('/llms.txt');
  const linked = [...llms.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);
  for (const address of [...feed.links, ...linked]) {
    expect((await page.request.get(pathOf(address))).status(), address).toBe(200);
  }
});

test('every icon is there, and what it says it is', async ({ page }) => {
  const { links } = await headOf(page, '/');
  const manifest = await (await page.request.get(links('manifest')[0]?.href ?? '')).json();
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const png = await (await page.request.get(src)).body();
    expect(sizeOf(png).join('x'), src).toBe(sizes);
  }
  const touch = await page.request.get(links('apple-touch-icon')[0]?.href ?? '');
  expect(sizeOf(await touch.body())).toEqual([180, 180]);
  const [ico, svg] = links('icon');
  const icon = await (await page.request.get(ico?.href ?? '')).body();
  // ICONDIR: reserved, type 1, and three pictures.
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3]);
  expect(await (await page.request.get(svg?.href ?? '')).text()).toContain('<svg');
  expect((await page.request.get('/favicon.ico')).status()).toBe(200);
});
