import { locales } from '@/languages/locales';
import { wordsFor } from '@/words/words';
import { screens } from '../tools/screens';
import {
  attribute,
  type Element,
  elementsIn,
  elementsOf,
  pathOf,
  plain,
  shownOn,
  textIn,
  upwards,
} from './exported';

type Node = Record<string, unknown>;

function graphOn(path: string): Node[] {
  const blocks = elementsOf(path).filter(
    (element) => attribute(element, 'type') === 'application/ld+json',
  );
  expect(blocks).toHaveLength(1);
  return JSON.parse(blocks.map(textIn).join())['@graph'];
}

/** Every value of a property, wherever it stands. */
function valuesOf(value: unknown, property: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === property ? [inner].flat() : valuesOf(inner, property),
  );
}

/** The sentences and names in structured data, but for the names of places, which are not translated. */
function statements(graph: Node[], path: string): string[] {
  const named = graph.map(({ areaServed: _, ...rest }) => rest);
  const said = (...properties: string[]) =>
    properties.flatMap((property) => valuesOf(named, property) as string[]);
  return [
    ...said('name', 'headline', 'description', 'text', 'articleSection'),
    ...said('addressLocality', 'addressRegion'),
    ...said('paymentAccepted').flatMap((ways) => ways.split(', ')),
    // The price range that home and contact state is shown on the page of fees.
    ...(path.endsWith('/fees') ? said('priceRange').flatMap((range) => range.split('–')) : []),
  ];
}

const amounts = (graph: Node[]) =>
  ['price', 'minValue', 'maxValue'].flatMap((property) => valuesOf(graph, property));

const within = (element: Element, tag: string) =>
  [...upwards(element)].some(({ tagName }) => tagName === tag);

it.each(screens)('what $path says to machines it shows to people', ({ path, locale }) => {
  const graph = graphOn(path);
  // Beside a helpline stands its number for text messages, which is no part of an answer.
  const { byText } = wordsFor(locale).common.crisis;
  const shown = shownOn(path).replace(new RegExp(` \\(${plain(byText)} [\\d ]+\\)`, 'g'), '');
  // Without what groups thousands.
  const figures = shown.replace(/(?<=\d)[,. ](?=\d{3}\b)/g, '');
  const elements = elementsOf(path);

  const unsaid = statements(graph, path).filter((text) => !shown.includes(plain(text)));
  expect(unsaid).toEqual([]);
  // People read $195.50, in some languages with a comma.
  const written = (amount: unknown) => `\\b${String(amount).replace('.', '[.,]')}0?\\b`;
  const unnamed = amounts(graph).filter((amount) => !new RegExp(written(amount)).test(figures));
  expect(unnamed).toEqual([]);
  const times = elements.filter(({ tagName }) => tagName === 'time');
  const days = times.map((time) => attribute(time, 'datetime'));
  for (const day of valuesOf(graph, 'datePublished')) expect(days).toContain(day);
  const dialled = elements
    .filter((element) => element.tagName === 'a' && within(element, 'footer'))
    .map((link) => attribute(link, 'href'));
  for (const phone of valuesOf(graph, 'telephone')) expect(dialled).toContain(`tel:${phone}`);
  for (const tag of valuesOf(graph, 'inLanguage'))
    if (path !== locales[locale].prefix && path !== '/') expect(tag).toBe(locales[locale].tag);
});

it.each(screens.filter(({ path }) => /services\/|blog\//.test(path)))(
  '$path has the breadcrumbs that it shows',
  ({ path }) => {
    const list = graphOn(path).find((node) => node['@type'] === 'BreadcrumbList');
    const items = list?.itemListElement as Node[];
    const navs = elementsOf(path).filter(
      (element) =>
        element.tagName === 'nav' &&
        element.childNodes.some(
          (child) =>
            child.nodeName === 'ol' &&
            [...elementsIn(child as Element)].some(
              (inner) => attribute(inner, 'aria-current') === 'page',
            ),
        ),
    );
    expect(navs).toHaveLength(1);
    const shown = navs
      .flatMap((nav) => [...elementsIn(nav)])
      .filter(({ tagName }) => tagName === 'li')
      .map((item) => [...elementsIn(item)].find(({ tagName }) => tagName === 'a') ?? item);
    expect(items.map(({ name }) => name)).toEqual(shown.map(textIn));
    expect(items.map(({ item }) => (item ? pathOf(String(item)) : undefined))).toEqual(
      shown.map((item) => attribute(item, 'href')),
    );
  },
);
