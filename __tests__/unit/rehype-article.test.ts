/** @jest-environment node */
import rehypeArticle from '@/posts/rehype-article.mjs';

type Properties = Record<string, unknown>;
type Element = { type: string; tagName: string; properties: Properties; children: Child[] };
type Child = Element | { type: 'text'; value: string };

const element = (tagName: string, properties: Properties, ...children: (Child | string)[]) => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) =>
    typeof child === 'string' ? { type: 'text' as const, value: child } : child,
  ),
});
const made = (...children: Element[]) => {
  rehypeArticle({ prefix: 'p-' })({ type: 'root', children });
  return children;
};

it.each([
  ['#below', '#p-below'],
  ['#p-below', '#p-below'],
  ['#%C3%A9t%C3%A9', '#p-%C3%A9t%C3%A9'],
  ['#main', '#main'],
  ['#caf%E9', '#caf%E9'],
  ['/fees#below', '/fees#below'],
])('a link to %s leads to %s, where headings have a prefix', (href, to) => {
  const [, , link] = made(
    element('h2', { id: 'p-below' }),
    element('h2', { id: 'p-été' }),
    element('a', { href }),
  );
  expect(link?.properties.href).toBe(to);
});

const row = (tagName: string, ...cells: (Child | string)[]) =>
  element('tr', {}, '\n', ...cells.map((cell) => element(tagName, { align: 'right' }, cell)));
const table = (head: Element, ...body: Element[]) =>
  element('table', {}, element('thead', {}, head), element('tbody', {}, ...body));
const cellsOf = (part: Child): Element[] => {
  if (!('children' in part)) return [];
  return /^t[hd]$/.test(part.tagName) ? [part] : part.children.flatMap(cellsOf);
};

it('the cells of a table know their column, and how they are aligned by an attribute of their own', () => {
  const [whole] = made(
    table(row('th', 'When', element('em', {}, 'What', ' it is')), row('td', 'Now', 'Rest')),
  );
  expect(cellsOf(whole as Element).map(({ tagName, properties }) => [tagName, properties])).toEqual(
    [
      ['th', { dataAlign: 'right', scope: 'col' }],
      ['th', { dataAlign: 'right', scope: 'col' }],
      ['td', { dataAlign: 'right', dataLabel: 'When' }],
      ['td', { dataAlign: 'right', dataLabel: 'What it is' }],
    ],
  );
});

it('a first column without a name has the names of the rows', () => {
  const [whole] = made(table(row('th', '', 'Friday'), row('td', 'Morning', 'Work')));
  expect(
    cellsOf(whole as Element).map(({ tagName, properties }) => [tagName, properties.scope]),
  ).toEqual([
    ['td', undefined],
    ['th', 'col'],
    ['th', 'row'],
    ['td', undefined],
  ]);
});
