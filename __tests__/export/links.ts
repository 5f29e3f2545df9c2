import { weather } from '@/content/crisis-lines';
import { practice } from '@/content/practice';
import { siteUrl } from '@/facts/origin';
import { phoneHref } from '@/facts/phone';
import { redirects, rewrites } from '@/hosting/rules';
import { allPosts } from '@/posts/posts';
import { screens } from '../tools/screens';
import {
  addresses,
  attribute,
  type Element,
  elementsOf,
  files,
  read,
  stylesOf,
  textIn,
  upwards,
} from './exported';

/** A whole address of this site in any text, up to its fragment. */
const inFull = new RegExp(`${siteUrl}[\\w/.?=&%-]*`, 'g');

/** Addresses that are linked, each with the files that link to it. */
type Links = Map<string, Set<string>>;

/** Every address that an element of a page names. */
function addressesIn(element: Element): string[] {
  const one = ['href', 'src', 'poster', 'action', 'data'].map((name) => attribute(element, name));
  const several = ['srcset', 'imagesrcset'].flatMap((name) =>
    attribute(element, name)
      ?.split(',')
      .map((candidate) => candidate.trim().split(/\s/)[0]),
  );
  return [...one, ...several].filter((address) => address !== undefined);
}

function allLinks(): Links {
  const links: Links = new Map();
  const add = (address: string, from: string) =>
    links.set(address, (links.get(address) ?? new Set()).add(from));

  for (const page of addresses) {
    const base = new URL(page, siteUrl);
    for (const element of elementsOf(page).filter((each) => !isBare(each)))
      for (const address of addressesIn(element)) add(new URL(address, base).href, page);
    for (const [, address = ''] of stylesOf(page).matchAll(/url\(["']?([^"')]+)/g))
      add(new URL(address, base).href, page);
  }
  // Whole addresses: canonical ones, cards, structured data, the feed. The fragments in structured data
  // are names of things, and not anchors.
  for (const file of files.filter((name) => /\.(html|xml|webmanifest)$|^\/robots\.txt$/.test(name)))
    for (const [address] of read(file).matchAll(inFull)) add(new URL(address).href, file);
  for (const file of files.filter((name) => name.endsWith('.webmanifest')))
    for (const [, path = ''] of read(file).matchAll(/"(\/[^"]*)"/g))
      add(new URL(path, siteUrl).href, file);
  return links;
}

/** What the practice's articles link to elsewhere is its author's to choose. */
const inArticles = new Set(
  allPosts().flatMap(({ texts }) =>
    Object.values(texts).flatMap(({ text }) =>
      [...text.matchAll(/\]\(<?((?:https?|mailto|tel|sms):[^)>\s]+)/g)].flatMap(
        ([, address = '']) => new URL(address).href,
      ),
    ),
  ),
);

/** Whether an element is an address of another website that stands in an article as it is. */
function isBare(element: Element): boolean {
  const href = attribute(element, 'href') ?? '';
  const classes = [...upwards(element)].map((part) => attribute(part, 'class') ?? '');
  return (
    /^(https?|mailto):/.test(href) &&
    href.endsWith(textIn(element) || ' ') &&
    classes.some((names) => names.split(' ').includes('article-body'))
  );
}

const served = new Set([...addresses.filter((address) => address !== '/404'), ...files]);

/** Whether a host answers at an address (docs/specification.md 2.6); hosts.spec.ts tests that. */
function leads(path: string): boolean {
  const to = redirects.find(({ from }) => from === path)?.to ?? path;
  return served.has(decodeURI(to)) || rewrites.some(({ under }) => isPostOf(under, to));
}

/** An id is one segment without a dot. */
function isPostOf(folder: string, path: string): boolean {
  return path.startsWith(folder) && /^[^/.]+$/.test(path.slice(folder.length));
}

it('every link, anchor and asset of the site leads somewhere', () => {
  const links = allLinks();
  const faults: string[] = [];
  for (const [address, from] of links) {
    const { origin, protocol, pathname, hash } = new URL(address);
    const fault = (what: string) => faults.push(`${what}: ${address}, on ${[...from].slice(0, 3)}`);
    if (inArticles.has(address)) continue;
    if (protocol === 'tel:' || protocol === 'sms:') {
      if (!/^(tel|sms):(\+\d{11}|\d{3,10})$/.test(address)) fault('no number');
    } else if (protocol === 'mailto:') {
      if (address !== `mailto:${practice.email}`) fault('another address');
    } else if (origin !== siteUrl) {
      const own = [practice.ownWebsite, practice.booking].map((url) => url && new URL(url).href);
      // The one that leaves help.
      const leaves = address === weather && [...from].every((page) => page.endsWith('/help'));
      if (!own.includes(address) && !leaves) fault('another website');
    } else {
      // A link to a fragment of the same page needs no address; the 404 document has some, too.
      const onThePage = hash && [...from].every((page) => page === pathname);
      if (!onThePage && !leads(pathname)) fault('nothing there');
      // Of a drawing, a fragment may name the part that is shown.
      const part = pathname.endsWith('.svg') && hash.startsWith('#svgView(');
      const id = part ? '' : hash.slice(1);
      const named = addresses.includes(pathname) ? elementsOf(pathname) : [];
      const ids = named.map((element) => attribute(element, 'id'));
      // Browsers look for it as it is first, which is how footnotes are named.
      if (id && !ids.includes(id) && !ids.includes(decodeURIComponent(id))) fault('no such anchor');
    }
  }
  expect(faults).toEqual([]);
  expect([...links.keys()]).toContain(phoneHref);
});

it('every screen can be reached by links from the home page', () => {
  const reached = new Set<string>();
  const open = ['/'];
  for (let page = open.pop(); page; page = open.pop()) {
    if (reached.has(page) || !addresses.includes(page)) continue;
    reached.add(page);
    for (const element of elementsOf(page)) {
      const href = element.tagName === 'a' ? attribute(element, 'href') : undefined;
      if (href?.startsWith('/')) open.push(href.split('#')[0] ?? '');
    }
  }
  expect(screens.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
});
