import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { type DefaultTreeAdapterMap, parse, defaultTreeAdapter as tree } from 'parse5';
import { phoneHref } from '@/content/phone';
import { practice } from '@/content/practice';
import { siteUrl } from '@/content/site-url';
import { redirects } from '@/hosting/rules';
import { screens } from '../site';

type Element = DefaultTreeAdapterMap['element'];
/** An address of this site as it stands in any text, up to its fragment. */
const inFull = new RegExp(`${siteUrl}[\\w/.?=&%-]*`, 'g');

/** Where something leads, and the files that lead there. */
type Links = Map<string, Set<string>>;

const files = readdirSync('out', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative('out', join(entry.parentPath, entry.name)));
const read = (file: string) => readFileSync(join('out', file), 'utf8');
/** The address under which a page is served. */
const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
const pages = new Map(
  files
    .filter((file) => file.endsWith('.html'))
    .map((file) => [addressOf(file), [...elementsIn(parse(read(file)))]]),
);

function* elementsIn(parent: DefaultTreeAdapterMap['parentNode']): Generator<Element> {
  for (const child of parent.childNodes) {
    if (!tree.isElementNode(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

const attribute = (element: Element, name: string) =>
  element.attrs.find((each) => each.name === name)?.value;

/** Every address that an element of a page names. */
function addressesIn(element: Element): string[] {
  const one = ['href', 'src', 'poster', 'action', 'data'].map((name) => attribute(element, name));
  const several = ['srcset', 'imagesrcset'].flatMap((name) =>
    attribute(element, name)
      ?.split(',')
      .map((candidate) => candidate.trim().split(/\s/)[0]),
  );
  const text = element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');
  const inStyle =
    element.tagName === 'style'
      ? [...text.matchAll(/url\(["']?([^"')]+)/g)].map(([, address]) => address)
      : [];
  return [...one, ...several, ...inStyle].filter((address) => address !== undefined);
}

function allLinks(): Links {
  const links: Links = new Map();
  const add = (address: string, from: string) =>
    links.set(address, (links.get(address) ?? new Set()).add(from));

  for (const [page, elements] of pages) {
    const base = new URL(page, siteUrl);
    for (const element of elements)
      for (const address of addressesIn(element)) add(new URL(address, base).href, page);
  }
  // What is named in full, in whatever way: canonical addresses, cards, structured data, the feed. The
  // fragments of structured data name things, and no anchors.
  for (const file of files.filter((name) =>
    /\.(html|xml|webmanifest)$|^(robots|llms)\.txt$/.test(name),
  ))
    for (const [address] of read(file).matchAll(inFull)) add(new URL(address).href, file);
  for (const file of files.filter((name) => name.endsWith('.webmanifest')))
    for (const [, path = ''] of read(file).matchAll(/"(\/[^"]*)"/g))
      add(new URL(path, siteUrl).href, file);
  return links;
}

/** The status of an address of this site; for what has moved, that of where it has moved to. */
async function statusOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path, { maxRedirects: 0 });
  const moved = redirects.find(({ from }) => from === path);
  if (!moved) return String(answer.status());
  return `${answer.status()} ${(await request.get(moved.to, { maxRedirects: 0 })).status()}`;
}

test('every link, anchor and asset of the site leads somewhere', async ({ request }) => {
  const links = allLinks();
  const faults: string[] = [];
  const statuses = new Map<string, string>();
  for (const [address, from] of links) {
    const { origin, protocol, pathname, search, hash } = new URL(address);
    const fault = (what: string) => faults.push(`${what}: ${address}, on ${[...from].slice(0, 3)}`);
    if (protocol === 'tel:') {
      if (!/^tel:(\+\d{11}|\d{3,10})$/.test(address)) fault('no number');
    } else if (origin !== siteUrl) {
      if (address !== new URL(practice.ownWebsite).href) fault('another website');
    } else {
      const path = pathname + search;
      const status = statuses.get(path) ?? (await statusOf(request, path));
      statuses.set(path, status);
      // A fragment of the page that is shown asks the server for nothing; the 404 document has some, too.
      const onThePage = hash && [...from].every((page) => page === pathname);
      if (!onThePage && !/^(200|301 200)$/.test(status)) fault(status);
      const id = decodeURIComponent(hash.slice(1));
      if (id && !pages.get(pathname)?.some((element) => attribute(element, 'id') === id))
        fault('no such anchor');
    }
  }
  expect(faults).toEqual([]);
  expect([...links.keys()]).toContain(phoneHref);
});

test('every screen can be reached by links from the home page', () => {
  const reached = new Set<string>();
  const open = ['/'];
  for (let page = open.pop(); page; page = open.pop()) {
    if (reached.has(page)) continue;
    reached.add(page);
    for (const element of pages.get(page) ?? []) {
      const href = element.tagName === 'a' ? attribute(element, 'href') : undefined;
      if (href?.startsWith('/')) open.push(href.split('#')[0] ?? '');
    }
  }
  expect(screens.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
});
