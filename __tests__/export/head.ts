import { attribute, elementsOf, pathOf, textIn } from './exported';

/** What the head of a page says. Addresses of this site are paths. */
export function headOf(address: string) {
  const [html, head, ...elements] = elementsOf(address);
  const inHead = elements.filter(({ parentNode }) => parentNode === head);
  const named = (tag: string) => inHead.filter(({ tagName }) => tagName === tag);

  const all = named('link').map((link) => ({
    rel: attribute(link, 'rel'),
    hreflang: attribute(link, 'hreflang'),
    type: attribute(link, 'type'),
    href: attribute(link, 'href') ?? '',
  }));
  const said = named('meta').map((meta) => ({
    name: attribute(meta, 'property') ?? attribute(meta, 'name'),
    content: attribute(meta, 'content'),
    media: attribute(meta, 'media'),
  }));
  const links = (rel: string) => all.filter((link) => link.rel === rel);
  return {
    lang: html && attribute(html, 'lang'),
    titles: named('title').map(textIn),
    links,
    /** The contents of a `<meta>`, by its name or property. */
    metas: (name: string) =>
      said.filter((meta) => meta.name === name).map(({ content }) => content),
    themeColours: said.filter(({ name }) => name === 'theme-color').map(({ media }) => media),
    canonical: links('canonical').map(({ href }) => pathOf(href)),
    languages: Object.fromEntries(
      links('alternate').flatMap(({ hreflang, href }) =>
        hreflang ? [[hreflang, pathOf(href)]] : [],
      ),
    ),
  };
}

/** Width and height of a PNG (w3.org/TR/png-3/#11IHDR), and an error for anything else. */
export function sizeOf(png: Buffer): [number, number] {
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}
