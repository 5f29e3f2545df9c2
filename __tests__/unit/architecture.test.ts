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
const imports = files.flatMap((file) => importsOf(file).map((target) => ({ file, target })));
/** The imports of some folders from others, each as a sentence. */
const offenders = (from: string[], to: string[]) =>
  imports
    .filter(({ file }) => from.some((folder) => file.startsWith(`${folder}/`)))
    .filter(({ target }) => to.some((folder) => target.startsWith(`${folder}/`)))
    .map(({ file, target }) => `${file} imports ${target}`);

it('reads the imports at all', () => {
  expect(importsOf('components/layout/header.tsx')).toContain('content/site-map');
  expect(importsOf('content/words.ts')).toContain('content/en/words');
});

it('lets imports run one way: app → components, seo → content → lib', () => {
  const outside = ['hosting', 'scripts', '__tests__'];
  expect(offenders(['lib'], ['content', 'components', 'seo', 'app', ...outside])).toEqual([]);
  expect(offenders(['content'], ['components', 'seo', 'app', ...outside])).toEqual([]);
  expect(offenders(['components'], ['seo', 'app', ...outside])).toEqual([]);
  expect(offenders(['seo'], ['components', 'app', ...outside])).toEqual([]);
  expect(offenders(['app'], outside)).toEqual([]);
  expect(offenders(['hosting'], ['components', 'seo', 'app', 'scripts', '__tests__'])).toEqual([]);
});

it('keeps controls and drawings free of this practice', () => {
  expect(
    offenders(
      ['components/ui', 'components/illustrations'],
      ['content', 'components/sections', 'components/layout', 'components/pages'],
    ),
  ).toEqual([]);
});

it('gives a page’s parts to no other page: what two pages share is a section', () => {
  const pageOf = (file: string) => /^components\/pages\/([^/]+)\//.exec(file)?.[1];
  const borrowed = imports
    .filter(({ file, target }) => pageOf(target) && pageOf(file) !== pageOf(target))
    // A route may import the page itself.
    .filter(({ file }) => !file.startsWith('app/'))
    .map(({ file, target }) => `${file} imports ${target}`);
  expect(borrowed).toEqual([]);
});

it('has no section that only one page uses: that is the page’s part', () => {
  const users = (path: string, seen = new Set<string>()): Set<string> => {
    for (const { file } of imports.filter(({ target }) => target === path)) {
      const user = file.replace(/\.tsx?$/, '');
      if (user.startsWith('components/sections/') && !seen.has(user)) users(user, seen.add(user));
      else seen.add(/^components\/pages\/[^/]+/.exec(user)?.[0] ?? user);
    }
    return seen;
  };
  const ofOnePage = within('components/sections')
    .map((file) => file.replace(/\.tsx?$/, ''))
    .map((section) => ({
      section,
      by: [...users(section)].filter((user) => !user.startsWith('components/sections/')),
    }))
    .filter(({ by }) => by.length < 2)
    .map(({ section, by }) => `${section} is used by ${by.join() || 'nothing'}`);
  expect(ofOnePage).toEqual([]);
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

it('names what it uses often: no arbitrary value stands three times', () => {
  const counts = new Map<string, number>();
  for (const file of within('app', 'components'))
    for (const [, value = ''] of readFileSync(file, 'utf8').matchAll(
      // Brackets before a colon are a variant: `aria-[current]:underline`.
      /[\s'"`:]((?:[a-z-]+-\[|\[[a-z-]+:)[^\]\s]+\])(?!:)/g,
    ))
      counts.set(value, (counts.get(value) ?? 0) + 1);
  expect(counts.size).toBeGreaterThan(5);
  expect([...counts].filter(([, times]) => times > 2)).toEqual([]);
});
