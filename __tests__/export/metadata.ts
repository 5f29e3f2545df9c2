import { parse } from 'parse5';
import { practice } from '@/content/practice';
import { offeredPrefixedLocales } from '@/facts/offered';
import { locales } from '@/languages/locales';
import { allPosts, findPost, hasGenericArticle, publishedDay } from '@/posts/posts';
import { postPath, splitLocale } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { routes, screens } from '../tools/screens';
import {
  addresses,
  attribute,
  elementsIn,
  elementsOf,
  fileOf,
  pathOf,
  read,
  readBytes,
} from './exported';
import { headOf, sizeOf } from './head';

/** A link to help that somebody sends shows no picture. */
const hasPicture = (path: string) => splitLocale(path).path !== pagePaths.help;
const pictured = screens.filter(({ path }) => hasPicture(path));

it('every address names one canonical page, which names itself and its languages in return', () => {
  const heads = new Map(routes.map(({ path }) => [path, headOf(path)]));

  for (const { path } of routes) {
    const { canonical, languages, lang } = heads.get(path) ?? {};
    const faults: string[] = [];
    const [target = ''] = canonical ?? [];
    const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
    if (canonical?.length !== 1) faults.push(`${canonical?.length} canonical addresses`);
    if (!same(heads.get(target)?.canonical, [target])) faults.push(`${target} names another one`);
    if (languages?.[lang ?? ''] !== target) faults.push('not its own in its language');
    if (!languages?.['x-default'] || languages['x-default'] !== languages['en-AU'])
      faults.push('nothing, or not English, for other languages');
    for (const [tag, other] of Object.entries(languages ?? {})) {
      if (!same(heads.get(other)?.languages, languages)) faults.push(`${tag} names others`);
      if (tag !== 'x-default' && heads.get(other)?.lang !== tag) faults.push(`${tag} is another`);
    }
    expect({ path, faults }).toEqual({ path, faults: [] });
  }

  const canonicals = [...heads].filter(([path, { canonical }]) => canonical[0] === path);
  expect(canonicals.map(([path]) => path)).toEqual(screens.map(({ path }) => path));
  if (!findPost('infidelity-ptsd')) return;
  expect(heads.get('/blog/infidelity-ptsd')?.languages).toEqual({
    'en-AU': '/blog/infidelity-ptsd',
    'x-default': '/blog/infidelity-ptsd',
  });
  for (const locale of hasGenericArticle() ? offeredPrefixedLocales : [])
    expect(heads.get(`/${locale}/blog/infidelity-ptsd`)?.canonical).toEqual([`/${locale}/blog/1`]);
});

it('title, description and card of every page are its own', () => {
  const heads = screens.map(({ path }) => headOf(path));
  const facts = heads.map(({ lang, titles }) => `${lang}: ${titles}`);
  const descriptions = heads.map(({ metas }) => metas('description').join());
  for (const texts of [facts, descriptions]) expect(new Set(texts).size).toBe(screens.length);
  const cards = pictured.map(({ path }) =>
    readBytes(pathOf(headOf(path).metas('og:image')[0])).toString('base64'),
  );
  expect(new Set(cards).size).toBe(pictured.length);
});

it.each(screens)('$path introduces itself to social apps', ({ path, locale }) => {
  const { titles, metas, canonical, languages, themeColours, links } = headOf(path);
  const [title = ''] = titles;
  expect(titles).toHaveLength(1);
  // A post's own title may be as long as the build lets it be.
  if (!/\/blog\/./.test(path)) expect(title.length).toBeLessThanOrEqual(65);
  expect(metas('og:title')).toEqual([title.replace(` · ${practice.name}`, '')]);
  expect(metas('description')[0]).toMatch(/\S/);
  expect(metas('og:description')).toEqual(metas('description'));
  expect(metas('og:url').map(pathOf)).toEqual(canonical);
  expect(metas('og:locale')).toEqual([locales[locale].openGraph]);
  expect(metas('og:locale:alternate')).toHaveLength(Object.keys(languages).length - 2);
  expect(metas('twitter:title')).toEqual(metas('og:title'));
  expect(themeColours).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  expect(links('alternate').filter(({ type }) => type === 'application/rss+xml')).toHaveLength(1);
  expect(metas('twitter:card')).toEqual([hasPicture(path) ? 'summary_large_image' : 'summary']);
  expect(metas('og:image')).toHaveLength(hasPicture(path) ? 1 : 0);
});

it.each(pictured)('$path has a picture for social apps', ({ path }) => {
  const { metas } = headOf(path);
  const [image] = metas('og:image');
  expect(metas('twitter:image')).toEqual([image]);
  expect(metas('og:image:alt')[0]).toContain(practice.name);
  expect(pathOf(image)).toMatch(/\.png$/);
  const png = readBytes(pathOf(image));
  expect(sizeOf(png)).toEqual([1200, 630]);
  // Messengers leave out a picture that is much heavier.
  expect(png.length).toBeLessThanOrEqual(160_000);
});

it('an article has its date for social apps, unless its reader’s day is its date', () => {
  for (const post of allPosts())
    if (post.texts.en.text)
      expect(headOf(postPath(post.id)).metas('article:published_time')).toEqual(
        [publishedDay(post)].filter(Boolean),
      );
});

it('the 404 document is one, with a name but no address and nothing to share or of the server', () => {
  const { titles, metas, links } = headOf('/404');
  expect(titles).toEqual([`Page not found · ${practice.name}`]);
  expect(metas('robots')).toEqual(['noindex']);
  expect(links('canonical')).toEqual([]);
  expect(links('alternate')).toEqual([]);
  expect(metas('og:title')).toEqual([]);
  const html = read(fileOf('/404'));
  expect(html).toContain('Oops! Page not found');
  expect(html.match(/<html/g)).toHaveLength(1);
  expect(/node_modules|at Object\./.test(html)).toBe(false);
});

/** Messengers read the start of a page alone, some of them 8 kB. */
const firstRead = 8 * 1024;

it.each(addresses)(
  '%s says what it is in the bytes that a messenger reads, before its styles',
  (address) => {
    const described = (
      elements: Iterable<{ tagName: string; attrs: { name: string; value: string }[] }>,
    ) =>
      [...elements]
        .filter(({ tagName }) => ['title', 'meta', 'link'].includes(tagName))
        .map(({ tagName, attrs }) =>
          [tagName, ...attrs.map(({ name, value }) => `${name}=${value}`)].join(' '),
        );
    const [start = ''] = readBytes(fileOf(address))
      .subarray(0, firstRead)
      .toString()
      .split('<style');
    const whole = elementsOf(address).filter(
      (element) => element.tagName !== 'link' || attribute(element, 'rel') !== 'preload',
    );
    const inHead = whole.filter(
      ({ parentNode }) => parentNode && 'tagName' in parentNode && parentNode.tagName === 'head',
    );
    expect(described(elementsIn(parse(start)))).toEqual(expect.arrayContaining(described(inHead)));
  },
);
