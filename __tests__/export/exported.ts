import { readdirSync, readFileSync, statSync } from 'node:fs';
import { type DefaultTreeAdapterMap, parse, defaultTreeAdapter as tree } from 'parse5';
import { siteUrl } from '@/facts/origin';
import { publicFiles } from '@/scripts/public-files';

/* The exported site as it lies in `out/`, read as a browser without scripts reads it. */

export type Element = DefaultTreeAdapterMap['element'];
type Parent = DefaultTreeAdapterMap['parentNode'];

const folder = 'out';

/** Everything in the export, as paths: `/fr/fees.html`. */
export const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => `/${name}`)
  .filter((path) => statSync(folder + path).isFile())
  .sort();

export const read = (file: string) => readFileSync(folder + file, 'utf8');
export const readBytes = (file: string) => readFileSync(folder + file);

/** What the build has made: all but the owner's files in `public/`. */
export const made = files.filter((file) => !publicFiles().has(file.slice(1)));

/** The addresses under which pages are served, and `/404`. */
export const addresses = made
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.replace(/(?<=^\/)index\.html$|\.html$/, ''));

/** The HTML file of a page, by its address. */
export const fileOf = (address: string) => `${address === '/' ? '/index' : address}.html`;

const pages = new Map<string, Element[]>();

const styles = /(<style[^>]*>)(.*?)(<\/style>)/s;

/** The styles of a page, which stand in it. */
export const stylesOf = (address: string) => styles.exec(read(fileOf(address)))?.[2] ?? '';

/** All elements of a page, in document order. Its styles, which are half of it, are left out. */
export function elementsOf(address: string): Element[] {
  const known = pages.get(address);
  if (known) return known;
  const html = read(fileOf(address)).replace(styles, '$1$3');
  const page = [...elementsIn(parse(html, { scriptingEnabled: false }))];
  pages.set(address, page);
  return page;
}

/** All elements within one, in document order. */
export function* elementsIn(parent: Parent): Generator<Element> {
  for (const child of parent.childNodes) {
    if (!tree.isElementNode(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

export const attribute = (element: Element, name: string) =>
  element.attrs.find((each) => each.name === name)?.value;

/** An element and its ancestors, from the inside out. */
export function* upwards(element: Element): Generator<Element> {
  for (let each: Parent | null = element; each && tree.isElementNode(each); each = each.parentNode)
    yield each;
}

/** All text within an element, as it is written. */
export function textIn(parent: Parent): string {
  return parent.childNodes
    .map((child) => {
      if (tree.isTextNode(child)) return child.value;
      return 'childNodes' in child ? textIn(child) : '';
    })
    .join('');
}

const unseen = ['head', 'noscript', 'script', 'style', 'svg', 'template'];
const inline = /^(a|abbr|b|bdi|cite|em|i|mark|q|small|span|strong|sub|sup|time|wbr)$/;

/**
 * The text within an element that is shown at every window width. Elements that are hidden at some width,
 * by a class such as `hidden`, are left out.
 */
export function textShown(parent: Parent): string {
  return parent.childNodes
    .map((child) => {
      if (tree.isTextNode(child)) return child.value;
      if (!tree.isElementNode(child) || unseen.includes(child.tagName)) return '';
      const hidden =
        attribute(child, 'hidden') !== undefined ||
        /(^| )(hidden|invisible)( |$)/.test(attribute(child, 'class') ?? '');
      if (hidden) return '';
      return inline.test(child.tagName) ? textShown(child) : ` ${textShown(child)} `;
    })
    .join('');
}

/** The same of a whole page, with plain spaces. */
export function shownOn(address: string): string {
  const [html] = elementsOf(address);
  return html ? plain(textShown(html)) : '';
}

/** Text with each run of white space, no-break spaces too, as one plain space. */
export const plain = (text: string) => text.replace(/\s+/g, ' ');

/** An address of this site as a path. */
export function pathOf(address = ''): string {
  expect(`${address}/`).toContain(`${siteUrl}/`);
  return address.slice(siteUrl.length) || '/';
}
