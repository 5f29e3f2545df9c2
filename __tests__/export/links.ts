import { weather } from '@/content/crisis-lines';
import { practice } from '@/content/practice';
import { siteUrl } from '@/facts/origin';
import { phoneHref } from '@/facts/phone';
import { redirects, rewrites } from '@/hosting/rules';
import { allPosts, articleLanguages } from '@/posts/posts';
import { isDedicated, localePath, postPath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { screens } from '../tools/screens';
import { addresses, files, hrefs, pageAt, read, select, stylesOf } from './exported';

/** A whole address of this site in any text, up to its fragment. */
const inFull = new RegExp(`${siteUrl}[\\w/.?=&%-]*`, 'g');

/** The practice's articles, whose authors choose what they link to elsewhere. */
const articles = new Set(
  allPosts()
    .filter(({ id }) => !isDedicated(id))
    .flatMap((post) =>
      articleLanguages(post).map((locale) => localePath(postPath(post.id), locale)),
    ),
);

/** What a page's elements and styles name, but an author's links to elsewhere. */
function addressesOn(page: string): string[] {
  const own = articles.has(page) ? ':not(.article-body a:not([href^="/"], [href^="#"]))' : '';
  const named = select(page, `:is([href], [src], [srcset])${own}`).flatMap((element) => [
    ...['href', 'src'].map((name) => element.getAttribute(name)),
    ...(element.getAttribute('srcset')?.split(/ \d+w,?/) ?? []),
  ]);
  const inStyles = Array.from(
    stylesOf(page).matchAll(/url\(["']?([^"')]+)/g),
    ([, address]) => address,
  );
  return [...named, ...inStyles].filter((address) => typeof address === 'string');
}

/** Every address that is linked, with the pages and files that link to it. */
function allLinks(): Map<string, string[]> {
  const links = new Map<string, string[]>();
  const add = (address: string, from: string) =>
    links.set(address, [...(links.get(address) ?? []), from]);
  for (const page of addresses)
    for (const address of new Set(addressesOn(page)))
      add(new URL(address, siteUrl + page).href, page);
  // Canonical addresses, cards, structured data, the feed.
  for (const file of files.filter((name) => /\.(html|xml)$/.test(name)))
    for (const address of new Set(read(file).match(inFull))) add(new URL(address).href, file);
  return links;
}

const served = new Set([...addresses.filter((address) => address !== '/404'), ...files]);

/** Whether a host answers at an address (docs/specification.md 2.6); hosts.spec.ts tests that. */
function leads(path: string): boolean {
  const to = redirects.find(({ from }) => from === path)?.to ?? path;
  // An id is one segment without a dot.
  const isPost = rewrites.some(
    ({ under }) => to.startsWith(under) && /^[^/.]+$/.test(to.slice(under.length)),
  );
  return served.has(decodeURI(to)) || isPost;
}

/** Whether a page has what a fragment names. Of a drawing it may name the part that is shown. */
function hasAnchor(path: string, fragment: string): boolean {
  if (path.endsWith('.svg')) return fragment.startsWith('svgView(');
  // Browsers look for it as it is first, which is how footnotes are named.
  const ids = [fragment, decodeURIComponent(fragment)];
  return !addresses.includes(path) || ids.some((id) => pageAt(path).getElementById(id));
}

const elsewhere = [practice.ownWebsite, practice.booking].flatMap((address) =>
  address ? new URL(address).href : [],
);

/** What is wrong with a link, if anything is. */
function faultOf(address: string, from: string[]): string | undefined {
  const { origin, protocol, pathname, hash } = new URL(address);
  const onlyFrom = (page: string) => from.every((each) => each.endsWith(page));
  if (/^(tel|sms):$/.test(protocol))
    return /:(\+\d{11}|\d{3,10})$/.test(address) ? undefined : 'no number';
  if (protocol === 'mailto:')
    return address === `mailto:${practice.email}` ? undefined : 'another address';
  if (origin !== siteUrl) {
    const leaves = address === weather && onlyFrom(pagePaths.help);
    return leaves || elsewhere.includes(address) ? undefined : 'another website';
  }
  // A link to a fragment of the same page needs no address; the 404 document has some, too.
  if (!(hash && onlyFrom(pathname)) && !leads(pathname)) return 'nothing there';
  return hash && !hasAnchor(pathname, hash.slice(1)) ? 'no such anchor' : undefined;
}

it('every link, anchor and asset of the site leads somewhere', () => {
  const links = allLinks();
  const faults = [...links].flatMap(([address, from]) => {
    const fault = faultOf(address, from);
    return fault ? `${fault}: ${address}, on ${from.slice(0, 3)}` : [];
  });
  expect(faults).toEqual([]);
  expect([...links.keys()]).toContain(phoneHref);
});

it('every screen can be reached by links from the home page', () => {
  const reached = new Set(['/']);
  // A set also walks through what is added meanwhile.
  for (const page of reached)
    for (const href of hrefs(select(page, 'a[href^="/"]'))) {
      const path = href?.replace(/[?#].*/, '') ?? '';
      if (addresses.includes(path)) reached.add(path);
    }
  expect(screens.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
});
