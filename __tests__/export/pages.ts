import { statSync } from 'node:fs';
import { defaultTreeAdapter as tree } from 'parse5';
import { englishTerms } from '@/content/english-terms';
import { offsets } from '@/facts/calendar/clock';
import { lightScript } from '@/facts/calendar/light';
import { noticeScript, noticeToShow } from '@/facts/calendar/notice';
import { wallClock } from '@/facts/calendar/time';
import { offeredLocales, offeredPrefixedLocales } from '@/facts/offered';
import { phoneDisplay } from '@/facts/phone';
import { locales } from '@/languages/locales';
import { allPosts, findPost, hasGenericArticle, postLink } from '@/posts/posts';
import { localePath, postPath } from '@/routing/addresses';
import { wordsFor } from '@/words/words';
import { routes } from '../tools/screens';
import {
  addresses,
  attribute,
  type Element,
  elementsIn,
  elementsOf,
  fileOf,
  made,
  plain,
  read,
  textIn,
  upwards,
} from './exported';

const notice = noticeToShow();
const named = (path: string, tag: string) =>
  elementsOf(path).filter(({ tagName }) => tagName === tag);

it('what is exported is what the practice offers, and the 404 document', () => {
  expect(addresses.toSorted()).toEqual([...routes.map(({ path }) => path), '/404'].sort());
});

it.each(routes)('$path has its language in the HTML, and one h1', ({ path, locale }) => {
  const html = read(fileOf(path));
  expect(html.slice(0, 200)).toMatch(
    new RegExp(`^<!DOCTYPE html>.{0,40}<html lang="${locales[locale].tag}"`, 's'),
  );
  expect(named(path, 'h1')).toHaveLength(1);
  // The policy forbids style attributes, and a stylesheet of its own would delay the first paint.
  expect(/\sstyle="|rel="stylesheet"/.test(html)).toBe(false);
  expect(html.match(/<style/g)).toHaveLength(1);
});

const title = (path: string) => named(path, 'h1').map(textIn).join();

// Both belong to services that a practice may not offer.
if (findPost('infidelity-ptsd'))
  it('an article with a route of its own wins over the generic one, in English only', () => {
    expect(title('/blog/infidelity-ptsd')).toContain('When Betrayal Feels Like Trauma');
    expect(named('/blog', 'article').map(textIn)[0]).toContain('When Betrayal');
    for (const locale of hasGenericArticle() ? offeredPrefixedLocales : [])
      expect(title(`/${locale}/blog/infidelity-ptsd`)).toBe(title(`/${locale}/blog/1`));
  });

if (hasGenericArticle()) {
  it('posts without a text show the generic article', () => {
    const untold = allPosts().filter(({ texts }) => !texts.en.text);
    for (const { id } of untold)
      expect(title(postPath(id))).toBe('5 Signs Your Relationship Needs Counselling');
  });

  for (const locale of offeredPrefixedLocales)
    it(`the generic article in ${locale} leads to the English one of its address`, () => {
      const noted = (id: string) =>
        named(localePath(postPath(id), locale), 'a')
          .filter((link) => [...upwards(link)].some((part) => attribute(part, 'role') === 'note'))
          .map((link) => attribute(link, 'href'));
      for (const { id, texts } of allPosts())
        if (!texts[locale]?.text)
          expect([id, noted(id).includes(postPath(id))]).toEqual([id, Boolean(texts.en.text)]);
    });

  it.each(offeredLocales)(
    'the generic article in %s has the fragments of the English one',
    (locale) => {
      const fragments = (path: string) =>
        named(path, 'h2').map((heading) => attribute(heading, 'id'));
      const own = fragments(localePath('/blog/1', locale));
      expect(own.filter(Boolean).length).toBeGreaterThan(5);
      expect(own).toEqual(fragments('/blog/1'));
    },
  );
}

it('ids that begin like those of headings and footnotes in articles stand in articles alone', () => {
  const others = routes.flatMap(({ path }) =>
    elementsOf(path).filter(
      (element) =>
        /^(article|user-content)-/.test(attribute(element, 'id') ?? '') &&
        ![...upwards(element)].some((part) =>
          /^article-body /.test(attribute(part, 'class') ?? ''),
        ),
    ),
  );
  expect(others.map((element) => attribute(element, 'id'))).toEqual([]);
});

it.each(offeredLocales)('in %s the form’s HTML cannot be sent, and offers the phone', (locale) => {
  const { submit, withoutScript } = wordsFor(locale).pages.contact.form;
  const path = localePath('/contact', locale);
  const [button] = named(path, 'button').filter((each) => textIn(each).includes(submit));
  expect(button && attribute(button, 'disabled')).toBe('');
  expect(withoutScript).toContain(phoneDisplay);
  const [said] = named(path, 'noscript').map(textIn);
  expect(plain(said ?? '')).toContain(plain(withoutScript));
});

it('dates are those of the build until a script sets them', () => {
  const built = statSync('out/blog.html').mtimeMs;
  // A build may run past midnight.
  const days = [0, 10].map((minutes) => wallClock(built - minutes * 60_000, offsets).day);
  const dated = findPost('infidelity-ptsd') ? ['/blog/infidelity-ptsd', '/blog', '/fr/blog'] : [];
  for (const path of dated.filter((each) => addresses.includes(each))) {
    const times = named(path, 'time');
    const inMain = times.find((time) =>
      [...upwards(time)].some(({ tagName }) => tagName === 'main'),
    );
    const day = inMain && attribute(inMain, 'datetime');
    expect(days).toContain(day);
    expect(times.map(textIn).at(-1)).toBe(day?.slice(0, 4));
  }
});

for (const locale of offeredPrefixedLocales)
  it(`the blog in ${locale} leads to an article that is in English alone, and says so`, () => {
    const posts = named(localePath('/blog', locale), 'article');
    expect(posts).toHaveLength(allPosts().length);
    allPosts().forEach((post, index) => {
      const card = posts[index] as Element;
      const [link] = [...elementsIn(card)].filter(({ tagName }) => tagName === 'a');
      const { href, inEnglish } = postLink(post, locale);
      expect([link && attribute(link, 'href'), link && attribute(link, 'hreflang')]).toEqual([
        href,
        inEnglish ? 'en-AU' : undefined,
      ]);
      const said = wordsFor(locale).pages.blog.inEnglish;
      expect([post.id, link && textIn(link).includes(said)]).toEqual([post.id, inEnglish]);
    });
  });

it.each(offeredLocales)(
  'in %s each card of the blog has one link, its title, and says “Read more” once, for the eye alone',
  (locale) => {
    const { blog } = wordsFor(locale).pages;
    const cards = named(localePath('/blog', locale), 'article');
    expect(cards).toHaveLength(allPosts().length);
    for (const card of cards) {
      const within = [...elementsIn(card)];
      const [link, ...others] = within.filter(({ tagName }) => tagName === 'a');
      expect(others).toEqual([]);
      expect(link && [...upwards(link)].some(({ tagName }) => tagName === 'h2')).toBe(true);
      const more = within.filter((each) => textIn(each).startsWith(blog.readMore));
      expect(more.map((each) => attribute(each, 'aria-hidden'))).toEqual(['true']);
    }
  },
);

it('neither the payloads of Next’s router nor its scripts are exported', () => {
  expect(made.filter((file) => /(?<!robots)\.txt$/.test(file))).toEqual([]);
  expect(made.filter((file) => /(?<!\/browser\/[\w-]+)\.js$/.test(file))).toEqual([]);
});

it.each(routes)('$path has the light’s script and the site’s own, and no other', ({ path }) => {
  const scripts = named(path, 'script').filter((script) => {
    const type = attribute(script, 'type');
    return !type || type === 'module';
  });
  expect(scripts.map((script) => attribute(script, 'src') ?? textIn(script))).toEqual([
    lightScript(offsets),
    ...(notice ? [noticeScript(notice, offsets)] : []),
    expect.stringMatching(/^\/_next\/static\/browser\/index-[\w-]+\.js$/),
  ]);
  expect(read(fileOf(path))).not.toContain('__next');
});

for (const { path } of routes.filter(({ locale }) => locale !== 'en'))
  it(`English terms on ${path} are marked as English`, () => {
    const unmarked = elementsOf(path).filter((element) => {
      const own = element.childNodes
        .map((node) => (tree.isTextNode(node) ? node.value : ''))
        .join();
      const around = [...upwards(element)];
      const lang = around.map((each) => attribute(each, 'lang')).find((value) => value);
      const isRead = around.every(({ tagName }) => !/^(head|script|style)$/.test(tagName));
      return isRead && !lang?.startsWith('en') && englishTerms.some((term) => own.includes(term));
    });
    expect(unmarked.map(textIn)).toEqual([]);
  });

/** The texts of a page's `<main>` that may break within, but for those of links, buttons and terms. */
function* breakable(path: string): Generator<string> {
  const kept = /\b(whitespace-nowrap|crisis-number)\b/;
  for (const element of named(path, 'main').flatMap((main) => [...elementsIn(main)])) {
    const around = [...upwards(element)];
    if (around.some(({ tagName }) => /^(a|button|dt|style|svg)$/.test(tagName))) continue;
    if (around.some((each) => kept.test(attribute(each, 'class') ?? ''))) continue;
    for (const child of element.childNodes) if (tree.isTextNode(child)) yield child.value;
  }
}

it.each(routes)('no range of figures breaks on $path', ({ path }) => {
  const ranges = [...breakable(path)].flatMap(
    (text) => text.match(/(?<![\d–-])\d+[–-]\d+(?![\d–-])/) ?? [],
  );
  expect(ranges).toEqual([]);
});

it.each(offeredLocales)('no short word with a hyphen breaks on the fees page in %s', (locale) => {
  const short = /(?<![\p{L}’-])[\p{L}’]{1,9}(?:-[\p{L}’]{1,9})+(?![\p{L}’-])/u;
  const words = [...breakable(localePath('/fees', locale))].flatMap(
    (text) => text.match(short) ?? [],
  );
  expect(words).toEqual([]);
});
