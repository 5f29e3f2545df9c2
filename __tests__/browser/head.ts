import type { Page } from '@playwright/test';
import { siteUrl } from '@/content/site-url';
import { expect } from './site';

/** What the head of a served page says. Addresses of this site are paths. */
export async function headOf(page: Page, path: string) {
  const answer = await page.request.get(path);
  // Without the styles, which are most of it.
  const html = (await answer.text()).replace(/<style.*?<\/style>|<\/head>.*/gs, '');
  const said = await page.evaluate((text) => {
    const { head, documentElement } = new DOMParser().parseFromString(text, 'text/html');
    const links = [...head.querySelectorAll('link')].map(({ rel, hreflang, type, attributes }) => ({
      rel,
      hreflang,
      type,
      href: attributes.getNamedItem('href')?.value ?? '',
    }));
    const metas = [...head.querySelectorAll('meta')].map((meta) => ({
      name: meta.getAttribute('property') ?? meta.name,
      content: meta.content,
      media: meta.media,
    }));
    const titles = [...head.querySelectorAll('title')].map(({ text }) => text);
    return { lang: documentElement.lang, titles, links, metas };
  }, html);

  const links = (rel: string) => said.links.filter((link) => link.rel === rel);
  return {
    ...said,
    links,
    /** The contents of a `<meta>`, by its name or property. */
    metas: (name: string) =>
      said.metas.filter((meta) => meta.name === name).map(({ content }) => content),
    themeColours: said.metas.filter(({ name }) => name === 'theme-color').map(({ media }) => media),
    canonical: links('canonical').map(({ href }) => pathOf(href)),
    languages: Object.fromEntries(
      links('alternate')
        .filter(({ hreflang }) => hreflang)
        .map(({ hreflang, href }) => [hreflang, pathOf(href)]),
    ),
  };
}

/** An address of this site as a path. */
export function pathOf(address = ''): string {
  expect(`${address}/`, 'address of this site').toContain(`${siteUrl}/`);
  return address.slice(siteUrl.length) || '/';
}

/** Width and height of a PNG (w3.org/TR/png-3/#11IHDR). */
export function sizeOf(png: Buffer): [number, number] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}
