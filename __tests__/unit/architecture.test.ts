/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const layers = ['app', 'components', 'seo', 'content', 'lib', 'hosting', 'scripts'];
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

const within = (...folders: string[]) =>
  files.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
const offenders = (from: string[], to: string[]) =>
  from.flatMap((file) =>
    importsOf(file)
      .filter((target) => to.some((folder) => target.startsWith(`${folder}/`)))
      .map((target) => `${file} imports ${target}`),
  );

it('reads the imports at all', () => {
  expect(importsOf('components/layout/header.tsx')).toContain('content/site-map');
  expect(importsOf('content/words.ts')).toContain('content/en/words');
});

it('lets imports run one way: app, components, content', () => {
  expect(offenders(within('content'), ['app', 'components'])).toEqual([]);
  expect(offenders(within('components'), ['app'])).toEqual([]);
});

it('keeps controls and drawings free of this practice', () => {
  expect(
    offenders(within('components/ui', 'components/illustrations'), [
      'content',
      'components/sections',
      'components/layout',
      'components/pages',
    ]),
  ).toEqual([]);
});

it('keeps routes to wiring', () => {
  const long = within('app')
    .filter((file) => /(page|layout|error)\.tsx$/.test(file))
    .filter((file) => readFileSync(file, 'utf8').split('\n').length > 32);
  expect(long).toEqual([]);
});

it('has no style attributes, which the security policy forbids', () => {
  const styled = within('app', 'components').filter((file) =>
    /\sstyle=\{?/.test(readFileSync(file, 'utf8')),
  );
  expect(styled).toEqual([]);
});

it('checks types anew every time, since neither an old cache nor an old route may hide an error', () => {
  expect(readFileSync('tsconfig.json', 'utf8')).toContain('"incremental": false');
  expect(readFileSync('package.json', 'utf8')).toMatch(/"types": "[^&]*rmSync\('\.next\/types'/);
});
