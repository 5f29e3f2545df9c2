import { readdirSync, readFileSync, statSync } from 'node:fs';
import { practice } from '@/content/practice';
import { originOf } from '@/facts/origin';
import { publicFiles } from '@/scripts/public-files';

export { plainSpaces as plain } from '../tools/texts';

/* The exported site as it lies in `out/`, read as a browser without scripts reads it. */

const folder = 'out';

export const siteUrl = originOf(practice);

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

const pages = new Map<string, Document>();

/** A page, parsed once for all tests. Its styles, which are half of it, are left out. */
export function pageAt(address: string): Document {
  const known = pages.get(address);
  if (known) return known;
  const html = read(fileOf(address)).replace(/(?<=<style[^>]*>).*?(?=<\/style>)/s, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  pages.set(address, page);
  return page;
}

/** The elements of a page that a selector finds. */
export const select = (address: string, selector: string) => [
  ...pageAt(address).querySelectorAll<HTMLElement>(selector),
];

export const hrefs = (elements: Element[]) =>
  elements.map((element) => element.getAttribute('href'));

/** The texts of a page. */
export function textsOn(address: string): Text[] {
  const page = pageAt(address);
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

const unseen = 'head, noscript, script, style, svg, template, [hidden], .hidden, .invisible, .late';
const inline = 'a, abbr, b, bdi, cite, em, i, mark, q, small, span, strong, sub, sup, time, wbr';

/** The text within an element that is shown at every window width. */
export function textShown(element: Element): string {
  return [...element.childNodes]
    .map((child) => {
      if (child instanceof Text) return child.data;
      if (!(child instanceof Element) || child.matches(unseen)) return '';
      return child.matches(inline) ? textShown(child) : ` ${textShown(child)} `;
    })
    .join('');
}

/** An address of this site as a path. */
export function pathOf(address: string | null | undefined): string {
  expect(`${address}/`).toContain(`${siteUrl}/`);
  return address?.slice(siteUrl.length) || '/';
}
