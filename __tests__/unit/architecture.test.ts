/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const layers = [
  'app',
  'browser',
  'components',
  'seo',
  'content',
  'site',
  'lib',
  'hosting',
  'scripts',
];
const files = layers.flatMap((folder) =>
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

it('reads the imports at all', () => {
  expect(importsOf('components/layout/header.tsx')).toContain('site/addresses');
  expect(importsOf('words/words.ts')).toContain('content/en/words');
});

it('lets imports run one way: app → components, seo → content, site → lib', () => {
  const outside = ['hosting', 'scripts', '__tests__'];
  // In development Next starts the behaviours.
  const development = 'browser/in-development.tsx imports browser/behaviours';
  expect(offenders(['lib'], ['content', 'site', 'components', 'seo', 'app', ...outside])).toEqual(
    [],
  );
  expect(offenders(['content', 'site'], ['components', 'seo', 'app', ...outside])).toEqual([]);
  expect(offenders(['components'], ['seo', 'app', ...outside])).toEqual([]);
  expect(offenders(['seo'], ['components', 'app', ...outside])).toEqual([]);
  expect(offenders(['app', 'browser'], outside)).toEqual([]);
  expect(offenders(layers, ['browser']).filter((each) => !/^browser/.test(each))).toEqual([
    development,
  ]);
  expect(offenders(['browser'], ['app', 'seo'])).toEqual([]);
  expect(offenders(['hosting'], ['components', 'seo', 'app', 'scripts', '__tests__'])).toEqual([]);
});

it('is built without the tests: a slip in them stops no host', () => {
  expect(JSON.parse(readFileSync('tsconfig.json', 'utf8')).exclude).toContain('__tests__');
  expect(offenders(layers, ['__tests__'])).toEqual([]);
});

it('has React in the browser for islands alone', () => {
  // Another client component would work in development, and do nothing in the export.
  const client = files.filter((file) => readFileSync(file, 'utf8').startsWith("'use client'"));
  const forIslands = importsOf('browser/islands.ts').filter((file) => !/\/ui\//.test(file));
  const errorScreens = ['app/(en)/error', 'app/[locale]/error', 'app/global-error'];
  const inDevelopment = ['app/behaviours-in-development'];
  const errorPage = importsOf('app/global-error.tsx').filter((file) => /pages/.test(file));
  expect(client.map((file) => file.replace('.tsx', '')).sort()).toEqual(
    [...forIslands, ...errorScreens, ...errorPage, ...inDevelopment].sort(),
  );
  // Its ids would differ from those in the page.
  expect(files.filter((file) => /\buseId\(/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('keeps controls and drawings free of this practice', () => {
  expect(
    offenders(
      ['components/ui', 'components/illustrations'],
      ['content', 'site', 'components/sections', 'components/layout', 'components/pages'],
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

it('has commands that every system runs', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const ofOneShell = /\b(rm|cp|mv|mkdir)\b|\b[A-Z_]+=|'/;
  expect(Object.values<string>(scripts).filter((script) => ofOneShell.test(script))).toEqual([]);
});
