import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { allLocales } from '@/languages/locales';
import { isService, type PageId, pagePaths } from '@/routing/pages';

/** From top to bottom: a room imports from those below it, and from its own. Scripts and hosts' rules stand beside them. */
const rooms = [
  'app',
  'browser',
  'components',
  'seo',
  'words',
  'posts',
  'routing',
  'facts',
  'languages',
];
const folders = [...rooms, 'content', 'hosting', 'scripts'];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mdx|css)$/.test(name))
    .map((name) => join(folder, name)),
);

/** The project's own files that a file imports, as paths from the root. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const found = source.matchAll(/(?:from|import)\s*\(?\s*'((?:@\/|\.\.?\/)[^']+)'/g);
  return [...found].map(([, target = '']) =>
    target.startsWith('@/') ? target.slice(2) : normalize(join(dirname(file), target)),
  );
}

const imports = files.flatMap((file) => importsOf(file).map((target) => ({ file, target })));
/** The imports of some folders from others, each as a sentence. */
const offenders = (from: string[], to: string[]) =>
  imports
    .filter(({ file }) => from.some((folder) => file.startsWith(`${folder}/`)))
    .filter(({ target }) => to.some((folder) => target.startsWith(`${folder}/`)))
    .map(({ file, target }) => `${file} imports ${target}`);

it('lets imports run one way, from the routes to the languages', () => {
  expect(imports.length).toBeGreaterThan(100);
  for (const [floor, room] of rooms.entries())
    expect(offenders([room], rooms.slice(0, floor))).toEqual([]);
  expect(offenders(rooms, ['hosting', 'scripts'])).toEqual([]);
  const aboveWords = rooms.slice(0, rooms.indexOf('words'));
  expect(offenders(['hosting'], ['scripts', ...aboveWords])).toEqual([]);
  // Facts take the practice as an argument, so that a test can ask them about another one.
  expect(offenders(['facts'], ['content'])).toEqual([]);
  // A slip in a test stops no host.
  expect(offenders(folders, ['__tests__'])).toEqual([]);
});

it.each(Object.entries(pagePaths))('has both routes of %s', (page, path) => {
  const route = isService(page as PageId) ? '/services/[service]' : path.replace(/\/$/, '');
  const routes = ['(en)', '[locale]'].map((tree) => `app/${tree}${route}/page.tsx`);
  expect(routes.filter((file) => !files.includes(file))).toEqual([]);
});

it('knows every language that has a folder of words', () => {
  const folders = readdirSync('content').filter((name) => existsSync(`content/${name}/grammar.ts`));
  expect(folders.sort()).toEqual([...allLocales].sort());
});

it('has content without code: it imports types and what articles are made of', () => {
  const types = /import type .*? from/gs;
  const code = files
    .filter((file) => file.startsWith('content/') && !file.endsWith('.mdx'))
    .filter((file) =>
      /from '\.\.\/\.\.\/(?!content)/.test(readFileSync(file, 'utf8').replace(types, '')),
    );
  expect(code).toEqual([]);
});

it('has React in the browser for islands alone', () => {
  // Another client component would work in development, and do nothing in the export.
  const client = files.filter((file) => readFileSync(file, 'utf8').startsWith("'use client'"));
  const forIslands = importsOf('browser/islands.ts').filter((file) => /layout|pages/.test(file));
  const errorScreens = ['app/(en)/error', 'app/[locale]/error', 'app/global-error'];
  const inDevelopment = ['browser/in-development'];
  expect(client.map((file) => file.replace('.tsx', '')).sort()).toEqual(
    [...forIslands, ...errorScreens, ...inDevelopment].sort(),
  );
  // Its ids would differ from those in the page.
  expect(files.filter((file) => /\buseId\(/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('keeps controls and drawings free of this practice', () => {
  expect(
    offenders(
      ['components/ui', 'components/illustrations'],
      ['content', 'words', 'facts', 'components/sections', 'components/layout', 'components/pages'],
    ),
  ).toEqual([]);
});

it('gives a page’s parts to no other page: what two pages share is a section', () => {
  const pageOf = (file: string) => /^components\/pages\/([^/]+)\//.exec(file)?.[1];
  const borrowed = imports
    .filter(({ file, target }) => pageOf(target) && pageOf(file) !== pageOf(target))
    // A route may import the page itself, and the browser's script an island or what is said about the time.
    .filter(({ file }) => !/^(app|browser)\//.test(file))
    .map(({ file, target }) => `${file} imports ${target}`);
  expect(borrowed).toEqual([]);
});
