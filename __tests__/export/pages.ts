import { readdirSync, readFileSync, statSync } from 'node:fs';
import { honeypot } from '@/components/pages/contact/send-enquiry';
import { crisisLineNames } from '@/content/crisis-lines';
import { englishTerms } from '@/content/english-terms';
import { practice } from '@/content/practice';
import { offsetsOf } from '@/facts/calendar/clock';
import { lightScript } from '@/facts/calendar/light';
import { noticeScript, noticeToShow } from '@/facts/calendar/notice';
import { wallClock } from '@/facts/calendar/time';
import { bookingPage } from '@/facts/intake';
import { offeredLocales } from '@/facts/offered';
import { phoneForDialler, phoneForPeople } from '@/facts/phone';
import { readEndpoint } from '@/facts/settings';
import { locales } from '@/languages/locales';
import {
  allPosts,
  articleAt,
  articleLanguage,
  findPost,
  hasGenericArticle,
  postLink,
  postWords,
} from '@/posts/posts';
import { genericPostId, localePath, postPath } from '@/routing/addresses';
import { pageIds, pagePaths, serviceIds } from '@/routing/pages';
import { publicFiles } from '@/scripts/public-files';
import { wordsFor } from '@/words/words';
import { routes } from '../tools/screens';
import {
  addresses,
  fileOf,
  files,
  hrefs,
  made,
  plain,
  read,
  readBytes,
  select,
  textsOn,
} from './exported';

it('what is exported is what the practice offers, and the 404 document', () => {
  expect(addresses.toSorted()).toEqual([...routes.map(({ path }) => path), '/404'].sort());
});

it('what lies in public/ is in the export, byte for byte', () => {
  for (const file of publicFiles())
    expect([file, readBytes(`/${file}`)]).toEqual([file, readFileSync(`public/${file}`)]);
});

it('no folder is empty: a host that looks for folders first would take it for a page', () => {
  const folders = readdirSync('out', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => `${parentPath}/${name}`);
  expect(folders.filter((path) => readdirSync(path).length === 0)).toEqual([]);
});

it('no page shows a place in braces that has no value', () => {
  for (const address of addresses) {
    const places = textsOn(address).flatMap(({ parentElement, data }) =>
      parentElement?.closest('script, style') ? [] : (data.match(/\{\w*\}/g) ?? []),
    );
    expect([address, ...places]).toEqual([address]);
  }
});

it('no page has a character that nobody sees and that a visitor would copy', () => {
  for (const address of addresses)
    expect([address, read(fileOf(address)).match(/[\u00ad\u200b\u2060\ufeff]/)]).toEqual([
      address,
      null,
    ]);
});

it('neither the payloads of Next’s router nor its scripts are exported', () => {
  expect(made.filter((file) => /(?<!robots)\.txt$/.test(file))).toEqual([]);
  expect(made.filter((file) => /(?<!\/browser\/[\w-]+)\.js$/.test(file))).toEqual([]);
});

const notice = noticeToShow(practice);
const enquiryEndpoint = readEndpoint(process.env);
const delivers = enquiryEndpoint !== '';

it.each(routes)(
  '$path is in its language, and has its styles and the site’s own scripts alone',
  ({ path, locale }) => {
    expect(select(path, 'html')[0]?.lang).toBe(locales[locale].tag);
    // As wide as the phone, and to be zoomed.
    const [viewport] = select(path, 'meta[name=viewport]');
    expect(viewport?.getAttribute('content')).toBe('width=device-width, initial-scale=1');
    // A stylesheet of its own would delay the first paint.
    expect(select(path, 'style, [rel=stylesheet]').map(({ tagName }) => tagName)).toEqual([
      'STYLE',
    ]);
    const scripts = select(path, 'script:not([type]), script[type=module]');
    expect(scripts.map((script) => script.getAttribute('src') ?? script.textContent)).toEqual([
      lightScript,
      ...(notice ? [noticeScript(notice, offsetsOf(practice))] : []),
      expect.stringMatching(/^\/_next\/static\/browser\/index-[\w-]+\.js$/),
    ]);
    expect(read(fileOf(path))).not.toContain('__next');
  },
);

/** What is dialled, paid, or looked up by its name. */
const kept = new RegExp(
  [
    ...[...crisisLineNames, practice.name, practice.practitioner?.name, practice.phone]
      .filter((name) => name !== undefined)
      .map((name) => name.replace(/[()]/g, '\\$&').replaceAll(' ', '\\s')),
    /\b000\b|(?:\$|AUD\s)\d|\d\sAUD|(?<=“)(?:Police|Fire|Ambulance)(?=”)/.source,
  ].join('|'),
);

it('browsers translate no number, no amount and no name that somebody has to call', () => {
  const translated = addresses.flatMap((address) =>
    textsOn(address)
      .filter(({ data }) => kept.test(data))
      .filter(({ parentElement }) => !parentElement?.closest('[translate="no"], script'))
      .map(({ data }) => `${address}: ${data}`),
  );
  expect(translated).toEqual([]);
});

it('English terms in other languages are marked as English, and not translated', () => {
  const unmarked = routes
    .filter(({ locale }) => locale !== 'en')
    .flatMap(({ path }) =>
      textsOn(path)
        .filter(({ data }) => englishTerms.some((term) => data.includes(term)))
        .filter(({ parentElement }) => {
          const marked = parentElement?.closest<HTMLElement>('[lang], script');
          return (
            marked?.tagName !== 'SCRIPT' &&
            !(marked?.lang.startsWith('en') && parentElement?.closest('[translate="no"]'))
          );
        })
        .map(({ data }) => `${path}: ${data}`),
    );
  expect(unmarked).toEqual([]);
});

it('the 404 document has a screen in every language, which leads home and on', () => {
  const [own] = select('/404', 'body');
  const screens = select('/404', 'template[data-screen]') as HTMLTemplateElement[];
  const shown = new Map<string | undefined, ParentNode | undefined>([
    ['en', own],
    ...screens.map(({ dataset, content }) => [dataset.screen, content] as const),
  ]);
  expect([...shown.keys()].sort()).toEqual(offeredLocales(practice).toSorted());
  for (const locale of offeredLocales(practice)) {
    const { text, action } = wordsFor(locale).notFound;
    const main = shown.get(locale)?.querySelector('main');
    expect(main?.querySelector('h1')?.textContent).toBe('404');
    expect(plain(main?.textContent ?? '')).toContain(plain(text));
    const links = [...(main?.querySelectorAll('a') ?? [])];
    const home = links.find(({ textContent }) => textContent === action);
    expect(home?.getAttribute('href')).toBe('/');
    expect(hrefs(links)).toContain(localePath(pagePaths.fees, locale));
  }
});

const title = (path: string) => select(path, 'h1').map(({ textContent }) => textContent);

it.each(routes)('$path has all the words of its title', ({ path, locale }) => {
  const { pages } = wordsFor(locale);
  const page = pageIds().find((id) => localePath(pagePaths[id], locale) === path);
  const id = path.split('/').at(-1) ?? '';
  const words =
    page === undefined
      ? postWords(articleAt(id, locale), locale).title
      : page === 'home'
        ? pages.home.hero.title
        : pages[page].header.title;
  expect(title(path).map((text) => plain(text ?? '').trim())).toEqual([plain(words)]);
});

it.each(serviceIds())(
  '%s closes with what to expect, privacy, what is near, and the call',
  (id) => {
    for (const locale of offeredLocales(practice)) {
      const path = localePath(pagePaths[id], locale);
      const leaf = select(path, 'main > section').at(-1);
      const links = hrefs([...(leaf?.querySelectorAll('a') ?? [])]);
      expect(leaf?.querySelectorAll('#expect h2 ~ ul h3').length).toBeGreaterThan(1);
      expect(links).toContain(localePath(pagePaths.privacy, locale));
      expect(links).toContain(bookingPage(practice) ?? localePath(pagePaths.contact, locale));
      expect(links).toContain(phoneForDialler(practice.phone));
      // A practice may offer none of those that are near.
      if (serviceIds().length === 5) expect(leaf?.querySelectorAll('#related a')).toHaveLength(2);
      if (id === 'sex-therapy')
        expect(leaf?.querySelectorAll('#questions details')).toHaveLength(3);
    }
  },
);

for (const locale of hasGenericArticle() ? offeredLocales(practice) : []) {
  const generic = localePath(postPath(genericPostId), locale);

  it(`a post without a text in ${locale} shows the generic article, and leads to an English text`, () => {
    for (const { id } of allPosts().filter(({ texts }) => !texts[locale]?.text)) {
      const path = localePath(postPath(id), locale);
      expect([path, title(path)]).toEqual([path, title(generic)]);
      const noted = hrefs(select(path, '[role=note] a')).includes(postPath(id));
      expect([path, noted]).toEqual([path, Boolean(findPost(id)?.texts.en.text)]);
    }
  });
}

describe.each(offeredLocales(practice))('in %s', (locale) => {
  const { blog, contact } = wordsFor(locale).pages;
  const form = localePath(pagePaths.contact, locale);

  it('the form’s HTML cannot be sent, and offers the phone', () => {
    expect(select(form, '[type=submit]:not([disabled])')).toEqual([]);
    expect(select(form, '[type=submit]')).toHaveLength(1);
    const { withoutScript } = contact.form;
    expect(withoutScript).toContain(phoneForPeople(practice.phone));
    const said = select(form, 'noscript').map(({ textContent }) => plain(textContent ?? ''));
    expect(said.join()).toContain(plain(withoutScript));
  });

  it('name and message are written from the side from which they are read', () => {
    const fields = select(form, 'form [dir=auto]').map((field) => field.getAttribute('name'));
    expect(fields).toEqual(['name', 'message']);
  });

  it('a form that delivers has words for failure, a trap for robots, and names its service; another has not', () => {
    const words = [wordsFor(locale).delivery.failure.title, `name="${honeypot}"`];
    const html = read(fileOf(form));
    expect(words.map((part) => html.includes(part))).toEqual([delivers, delivers]);
    if (URL.canParse(enquiryEndpoint))
      expect(select(form, 'main')[0]?.textContent).toContain(new URL(enquiryEndpoint).hostname);
  });

  if (allPosts().length > 0)
    it('each card of the blog has one link, its title, and says what is in English alone, those still being written in a list of their own', () => {
      const shown = select(localePath(pagePaths.blog, locale), 'article').map((card) => {
        const link = card.querySelector(':is(h2, h3) a');
        return {
          links: card.querySelectorAll('a').length,
          href: link?.getAttribute('href'),
          hreflang: link?.getAttribute('hreflang'),
          saysEnglish: link?.textContent?.includes(blog.inEnglish),
          isUnwritten: card.closest('[aria-labelledby=unwritten]') !== null,
          // For the eye alone.
          more: card.querySelector('p[aria-hidden]')?.textContent,
        };
      });
      const expected = allPosts().map((post) => {
        const { href, inEnglish } = postLink(post, locale);
        const hreflang = inEnglish ? 'en-AU' : null;
        const isUnwritten = articleLanguage(post, locale) === null;
        const more = expect.stringContaining(blog.readMore);
        return { links: 1, href, hreflang, saysEnglish: inEnglish, isUnwritten, more };
      });
      expect(shown).toEqual(expected);
    });
});

// Without an address to deliver to, the code that delivers is not even in the build.
it('a site that delivers nothing has no code to deliver with, and one that delivers has', () => {
  const scripts = files.filter((file) => /^\/_next\/static\/.*\.js$/.test(file));
  // A part of `send-enquiry.ts` that every minifier keeps.
  const code = scripts.filter((file) => /redirect:\s*["'`]error["'`]/.test(read(file)));
  expect(code.length > 0).toBe(delivers);
});

it('dates are those of the build until a script sets them', () => {
  const built = statSync('out/index.html').mtimeMs;
  // A build may run past midnight.
  const days = [0, 10].map(
    (minutes) => wallClock(built - minutes * 60_000, offsetsOf(practice)).day,
  );
  const [year] = select(pagePaths.home, 'footer time').map(({ textContent }) => textContent);
  expect(days.map((day) => day.slice(0, 4))).toContain(year);
  const today = addresses.includes(postPath('infidelity-ptsd')) ? ['/blog/infidelity-ptsd'] : [];
  for (const path of today)
    expect(days).toContain(select(path, 'main time')[0]?.getAttribute('datetime'));
});
