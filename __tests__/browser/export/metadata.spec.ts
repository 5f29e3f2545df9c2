import { locales } from '@/content/locales';
import { practice } from '@/content/practice';
import { headOf, pathOf, sizeOf } from '../head';
import { expect, routes, screens, test } from '../site';

test('every address names one canonical page, which names itself and its languages in return', async ({
  page,
}) => {
  // It reads every file of the site.
  test.slow();
  const heads = new Map(
    await Promise.all(routes.map(async ({ path }) => [path, await headOf(page, path)] as const)),
  );

  for (const { path } of routes) {
    const { canonical, languages, lang } = heads.get(path) ?? {};
    expect(canonical, path).toHaveLength(1);
    const target = canonical?.[0] ?? '';
    expect(heads.get(target)?.canonical, `canonical of ${path}`).toEqual([target]);
    expect(languages?.[lang ?? ''], `${path} in its own language`).toBe(target);
    expect(languages?.['x-default']).toBe(languages?.['en-AU']);
    for (const [tag, other] of Object.entries(languages ?? {})) {
      expect(heads.get(other)?.languages, `${path} in ${tag}`).toEqual(languages);
      if (tag !== 'x-default') expect(heads.get(other)?.lang).toBe(tag);
    }
  }

  const canonicals = [...heads].filter(([path, { canonical }]) => canonical[0] === path);
  expect(canonicals.map(([path]) => path)).toEqual(screens.map(({ path }) => path));
  const titles = canonicals.map(([, { lang, titles }]) => `${lang}: ${titles}`);
  expect(new Set(titles).size, 'titles').toBe(titles.length);
  expect(heads.get('/blog/infidelity-ptsd')?.languages).toEqual({
    'en-AU': '/blog/infidelity-ptsd',
    'x-default': '/blog/infidelity-ptsd',
  });
  expect(heads.get('/es/blog/infidelity-ptsd')?.canonical).toEqual(['/es/blog/1']);
});

for (const { path, locale } of screens) {
  test(`${path} introduces itself to social apps, with a picture`, async ({ page }) => {
    const { titles, metas, canonical, languages, themeColours, links } = await headOf(page, path);
    const [title = ''] = titles;
    expect(titles).toHaveLength(1);
    expect(title.length).toBeLessThanOrEqual(65);
    expect(metas('og:title')).toEqual([title.replace(` · ${practice.name}`, '')]);
    expect(metas('og:description')).toEqual(metas('description'));
    expect(metas('og:url').map(pathOf)).toEqual(canonical);
    expect(metas('og:locale')).toEqual([locales[locale].openGraph]);
    expect(metas('og:locale:alternate')).toHaveLength(Object.keys(languages).length - 2);
    expect(metas('twitter:card')).toEqual(['summary_large_image']);
    expect(metas('twitter:title')).toEqual(metas('og:title'));
    expect(themeColours).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
    expect(links('alternate').filter(({ type }) => type === 'application/rss+xml')).toHaveLength(1);

    const [image] = metas('og:image');
    expect(metas('twitter:image')).toEqual([image]);
    expect(metas('og:image:alt')[0]).toContain(practice.name);
    const answer = await page.request.get(pathOf(image));
    expect(answer.headers()['content-type']).toBe('image/png');
    const png = await answer.body();
    expect(sizeOf(png)).toEqual([1200, 630]);
    expect(png.length).toBeLessThanOrEqual(120_000);
  });
}

test('every card is a picture of its own', async ({ page }) => {
  const cards = await Promise.all(
    screens.map(async ({ path }) => {
      const { metas } = await headOf(page, path);
      const answer = await page.request.get(pathOf(metas('og:image')[0]));
      return (await answer.body()).toString('base64');
    }),
  );
  expect(new Set(cards).size).toBe(screens.length);
});

test('the 404 document has a name, but no address and nothing to share', async ({ page }) => {
  const { titles, metas, links } = await headOf(page, '/nowhere');
  expect(titles).toEqual([`Page not found · ${practice.name}`]);
  expect(metas('robots')).toEqual(['noindex']);
  expect(links('canonical')).toEqual([]);
  expect(links('alternate')).toEqual([]);
  expect(metas('og:title')).toEqual([]);
});
