import sharp from 'sharp';
import { practice } from '@/content/practice';
import { locales } from '@/languages/locales';
import { allPosts, publishedDay } from '@/posts/posts';
import { genericPostId, localePath, postPath, splitLocale } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { practice as specified } from '../fixtures/specified-practice';
import { routes, screens } from '../tools/screens';
import { addresses, fileOf, hrefs, pathOf, read, readBytes, select } from './exported';

const englishPath = (path: string) => splitLocale(path).path;
/** A link to help that somebody sends shows no picture. */
const hasPicture = (path: string) => englishPath(path) !== pagePaths.help;
const pictured = screens.filter(({ path }) => hasPicture(path));

const titles = (path: string) => select(path, 'head title').map(({ textContent }) => textContent);
/** The contents of a `<meta>`, by its name or property. */
const metas = (path: string, name: string) =>
  select(path, `meta[name="${name}"], meta[property="${name}"]`).map((meta) =>
    meta.getAttribute('content'),
  );
const cardOf = (path: string) => pathOf(metas(path, 'og:image')[0]);

it.each(routes)(
  '$path names one canonical page, and that page in its languages',
  ({ path, locale }) => {
    const isScreen = screens.some((screen) => screen.path === path);
    const canonical = isScreen ? path : localePath(postPath(genericPostId), locale);
    expect(hrefs(select(path, 'link[rel=canonical]')).map(pathOf)).toEqual([canonical]);

    const translations = screens.filter(
      (screen) => englishPath(screen.path) === englishPath(canonical),
    );
    const languages = select(path, 'link[rel=alternate][hreflang]').map((link) => [
      link.getAttribute('hreflang'),
      pathOf(link.getAttribute('href')),
    ]);
    expect(Object.fromEntries(languages)).toEqual({
      ...Object.fromEntries(translations.map((each) => [locales[each.locale].tag, each.path])),
      'x-default': englishPath(canonical),
    });
    expect(metas(path, 'og:locale')).toEqual([locales[locale].openGraph]);
    expect(metas(path, 'og:locale:alternate')).toHaveLength(translations.length - 1);
  },
);

it('title, heading, description and card of every page are its own', () => {
  const own = [
    screens.map(({ path, locale }) => `${locale}: ${titles(path)}`),
    screens.map(({ path, locale }) => `${locale}: ${select(path, 'h1')[0]?.textContent}`),
    screens.map(({ path }) => metas(path, 'description').join()),
    pictured.map(({ path }) => readBytes(cardOf(path)).toString('base64')),
  ];
  for (const each of own) expect(new Set(each).size).toBe(each.length);
});

it.each(screens)('$path introduces itself to social apps', async ({ path }) => {
  const [title = '', ...others] = titles(path);
  expect(others).toEqual([]);
  const [description = ''] = metas(path, 'description');
  // What a search engine shows. A post's own may be as long as the build lets them be.
  if (!/\/blog\/./.test(path)) {
    expect(title.length).toBeLessThanOrEqual(65);
    // Other facts may be longer.
    expect(description).toMatch(practice.name === specified.name ? /^.{70,165}$/ : /\S/);
  }
  for (const [name, content] of [
    ['og:title', title.replace(` · ${practice.name}`, '')],
    ['og:description', description],
    ['twitter:card', hasPicture(path) ? 'summary_large_image' : 'summary'],
  ] as const)
    expect([name, ...metas(path, name)]).toEqual([name, content]);
  expect(metas(path, 'og:url').map(pathOf)).toEqual([path]);

  expect(metas(path, 'og:image')).toHaveLength(hasPicture(path) ? 1 : 0);
  expect(metas(path, 'twitter:image')).toEqual(metas(path, 'og:image'));
  if (!hasPicture(path)) return;
  expect(metas(path, 'og:image:alt')[0]).toContain(practice.name);
  const { format, width, height } = await sharp(`out${cardOf(path)}`).metadata();
  expect([format, width, height]).toEqual(['png', 1200, 630]);
  // Messengers leave out a picture that is much heavier.
  expect(readBytes(cardOf(path)).length).toBeLessThanOrEqual(160_000);
});

it('an article has its date for social apps, unless its reader’s day is its date', () => {
  for (const post of allPosts().filter(({ texts }) => texts.en.text))
    expect(metas(postPath(post.id), 'article:published_time')).toEqual(
      [publishedDay(post)].filter(Boolean),
    );
});

it('the 404 document has a name, but no address and nothing to share', () => {
  expect(titles('/404')).toEqual([`Page not found · ${practice.name}`]);
  expect(metas('/404', 'robots')).toEqual(['noindex']);
  expect(select('/404', 'link:is([rel=canonical], [rel=alternate]), [property^=og]')).toEqual([]);
});

/** Messengers read the start of a page alone, some of them 8 kB. */
const firstRead = 8 * 1024;

it.each(addresses)('%s says what it is before its styles, in what a messenger reads', (address) => {
  const [head = ''] = read(fileOf(address)).split('</head>');
  const [start = '', ...rest] = head.split(/<style.*?<\/style>/s);
  expect(Buffer.byteLength(start)).toBeLessThanOrEqual(firstRead);
  expect(rest.join()).toBe('');
});
