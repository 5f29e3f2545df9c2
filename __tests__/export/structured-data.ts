import { locales } from '@/languages/locales';
import { screens } from '../tools/screens';
import { hrefs, pageAt, pathOf, plain, select, textShown } from './exported';

type Thing = Record<string, unknown>;

function graphOn(path: string): Thing[] {
  const blocks = select(path, '[type="application/ld+json"]');
  expect(blocks).toHaveLength(1);
  return JSON.parse(blocks[0]?.textContent ?? '')['@graph'];
}

/** Every value of some properties, wherever they stand. */
function valuesOf(value: unknown, ...properties: string[]): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    properties.includes(key) ? [inner].flat() : valuesOf(inner, ...properties),
  );
}

it.each(screens)('what $path says to machines it shows to people', ({ path, locale }) => {
  // The names of places are not translated.
  const graph = graphOn(path).map(({ areaServed: _, ...rest }) => rest);
  const values = (...properties: string[]) => valuesOf(graph, ...properties).map(String);
  const shown = plain(textShown(pageAt(path).body));

  const said = [
    ...values('name', 'headline', 'description', 'articleSection'),
    ...values('addressLocality', 'addressRegion'),
    ...values('paymentAccepted').flatMap((ways) => ways.split(', ')),
    // The price range that home and contact state is shown on the page of fees.
    ...(path.endsWith('/fees') ? values('priceRange').flatMap((range) => range.split('–')) : []),
  ];
  expect(said.filter((text) => !shown.includes(plain(text)))).toEqual([]);
  // People read $1,195.50, in some languages with other signs.
  const figures = shown.replace(/(?<=\d)[,. ](?=\d{3}\b)/g, '');
  const isShown = (amount: string) =>
    new RegExp(`\\b${amount.replace('.', '[.,]')}0?\\b`).test(figures);
  expect(values('price', 'minValue', 'maxValue').filter((each) => !isShown(each))).toEqual([]);
  const days = select(path, 'time').map((time) => time.getAttribute('datetime'));
  expect(days).toEqual(expect.arrayContaining(values('datePublished')));
  expect(hrefs(select(path, 'footer a'))).toEqual(
    expect.arrayContaining(values('telephone').map((phone) => `tel:${phone}`)),
  );
  // Home says in which languages the whole site is.
  const articles = graph.filter((node) => node['@type'] === 'BlogPosting');
  for (const tag of valuesOf(articles, 'inLanguage')) expect(tag).toBe(locales[locale].tag);
});

it.each(screens.filter(({ path }) => /services\/|blog\//.test(path)))(
  '$path has the breadcrumbs that it shows',
  ({ path }) => {
    const [list] = graphOn(path).filter((node) => node['@type'] === 'BreadcrumbList');
    const items = (list?.itemListElement as { name: string; item?: string }[] | undefined)?.map(
      ({ name, item }) => [name, item ? pathOf(item) : null],
    );
    const [shown, ...others] = select(path, 'nav ol [aria-current=page]');
    expect(others).toEqual([]);
    const parts = [...(shown?.closest('ol')?.children ?? [])].map(
      (part) => part.querySelector('a') ?? part,
    );
    expect(items).toEqual(
      parts.map((part) => [plain(part.textContent ?? ''), part.getAttribute('href')]),
    );
  },
);
