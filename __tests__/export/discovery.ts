import { screens } from '../tools/screens';
import { hrefs, pathOf, read, select, siteUrl } from './exported';

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
