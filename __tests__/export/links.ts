import { weather } from '@/content/crisis-lines';
import { practice } from '@/content/practice';
import { phoneForDialler } from '@/facts/phone';
import { redirects } from '@/hosting/rules';
import { allPosts, articleLanguages } from '@/posts/posts';
import { isDedicated, localePath, postPath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { screens } from '../tools/screens';
import { addresses, fileOf, files, hrefs, pageAt, read, select, siteUrl } from './exported';

/** The practice's articles, whose authors choose what they link to elsewhere. */
const articles = new Set(
  allPosts()
    .filter(({ id }) => !isDedicated(id))
    .flatMap((post) =>
      articleLanguages(post).map((locale) => localePath(postPath(post.id), locale)),
    ),
);

/** A whole address of this site, up to its fragment: canonical ones, cards, structured data. */
const inFull = new RegExp(`${siteUrl}[\\w/.?=&%-]*`, 'g');

/** Every address that a page names, but an author's links to elsewhere. */
function addressesOn(page: string): Set<string> {
  const own = articles.has(page) ? ':not(.article-body a:not([href^="/"], [href^="#"]))' : '';
  const named = select(page, `:is([href], [src], [srcset])${own}`).flatMap((element) => [
    ...['href', 'src'].map((name) => element.getAttribute(name)),
    ...(element.getAttribute('srcset')?.match(/\S+(?= \d+w)/g) ?? []),
  ]);
  return new Set(
    [...named, ...(read(fileOf(page)).match(inFull) ?? [])].flatMap((address) =>
      typeof address === 'string' ? new URL(address, siteUrl + page).href : [],
    ),
  );
}

/** Every address that is linked, with the pages that link to it. */
function allLinks(): Map<string, string[]> {
  const links = new Map<string, string[]>();
  for (const page of addresses)
    for (const address of addressesOn(page))
      links.set(address, [...(links.get(address) ?? []), page]);
  return links;
}

const served = new Set([...addresses.filter((address) => address !== '/404'), ...files]);

/** Whether an address leads to a file; a host's redirects are tested in hosts.spec.ts. */
function leads(path: string): boolean {
  const to = redirects().find(({ from }) => from === path)?.to ?? path;
  return served.has(decodeURI(to));
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
    return address.split('?')[0] === `mailto:${practice.email}` ? undefined : 'another address';
  if (origin !== siteUrl) {
    const isMap = practice.address && address.startsWith('https://www.google.com/maps/search/');
    const leaves =
      (address === weather && onlyFrom(pagePaths.help)) || (isMap && onlyFrom(pagePaths.contact));
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
  expect([...links.keys()]).toContain(phoneForDialler(practice.phone));
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
