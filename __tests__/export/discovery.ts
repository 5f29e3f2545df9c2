import sharp from 'sharp';
import { screens } from '../tools/screens';
import { files, hrefs, pathOf, read, select, siteUrl } from './exported';

const paths = (parent: ParentNode, selector: string) =>
  [...parent.querySelectorAll(selector)].map(({ textContent }) => pathOf(textContent));

it('the sitemap leads to pages that are there', () => {
  expect(read('/robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(read('/robots.txt')).not.toContain('Disallow');
  const sitemap = new DOMParser().parseFromString(read('/sitemap.xml'), 'application/xml');
  expect(paths(sitemap, 'url > loc').sort()).toEqual(screens.map(({ path }) => path).sort());
  for (const entry of sitemap.querySelectorAll('url')) {
    const [path = ''] = paths(entry, 'loc');
    const languages = hrefs([...entry.querySelectorAll('[hreflang]')]);
    expect([path, ...languages]).toEqual([path, ...hrefs(select(path, 'head [hreflang]'))]);
  }
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
