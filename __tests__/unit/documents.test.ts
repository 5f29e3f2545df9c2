/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const read = (path: string) => readFileSync(path, 'utf8');

const thisTest = '__tests__/unit/documents.test.ts';

/** Made files and other people’s: nothing in them is written for this project. */
const foreign = /(^|\/)(\.next|\.git|node_modules|out|out\.unfinished|test-results|made)(\/|$)/;

/** What is written for this project, but for this test, which has examples of faults. */
const written = readdirSync('.', { withFileTypes: true })
  .filter(({ name }) => !foreign.test(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(entry.name, { recursive: true, encoding: 'utf8' }).map((name) =>
          join(entry.name, name),
        )
      : entry.name,
  )
  .filter((file) => /\.(tsx?|mjs|cjs|css|mdx?|toml|jsonc|ya?ml)$/.test(file) && !foreign.test(file))
  .filter((file) => file !== thisTest);

/** A text in one line, without the signs at the beginnings of comment lines. */
const flowing = (text: string) => text.replace(/\n\s*(?:\*|\/\/|#)?\s*/g, ' ');

/** Whether a document has a point with this number, `3.13`, or a part of this name. */
function has(path: string, place: string): boolean {
  const text = read(path);
  if (/^\d/.test(place)) return text.includes(`- **${place} `);
  const names = Array.from(
    text.matchAll(/^(?:#+ (.+)|(?:- )?\*\*(.+?)\*\*)/gm),
    ([, heading, point]) => heading ?? point ?? '',
  );
  return names.some((name) => name.replace(/[.,:]$/, '') === place);
}

/** What a text refers to in a document: `docs/specification.md 3.13`, `README, “… add a post?”`. */
function references(text: string): { path: string; places: string[] }[] {
  const found = flowing(text).matchAll(
    /\b(?<path>docs\/[a-z-]+\.md|README(?=,? “))(?<numbers>(?:,? (?:and )?\d+\.\d+)+)?(?:,? “(?<part>[^”]+)”)?/g,
  );
  return Array.from(found, ({ groups: { path = '', numbers = '', part = '' } = {} }) => ({
    path: path === 'README' ? 'README.md' : path,
    places: [...(numbers.match(/\d+\.\d+/g) ?? []), ...(part ? [part] : [])],
  }));
}

const all = written.flatMap((file) =>
  references(read(file)).map((reference) => ({ file, ...reference })),
);

it('reads references at all', () => {
  expect(references('as in docs/specification.md 4.1 and 4.2.\n * (docs/a.md, “B”)')).toEqual([
    { path: 'docs/specification.md', places: ['4.1', '4.2'] },
    { path: 'docs/a.md', places: ['B'] },
  ]);
  expect(references('// README, “… add\n// a post?”')).toEqual([
    { path: 'README.md', places: ['… add a post?'] },
  ]);
  expect(has('docs/specification.md', '3.13')).toBe(true);
  expect(has('docs/specification.md', '3.99')).toBe(false);
  expect(all.length).toBeGreaterThan(15);
});

it('refers to documents, points and parts that exist', () => {
  const missing = all.flatMap(({ file, path, places }) => {
    if (!existsSync(path)) return `${file}: ${path}`;
    return places.filter((place) => !has(path, place)).map((place) => `${file}: ${path} ${place}`);
  });
  expect(missing).toEqual([]);
});

it('links from document to document without a dead end', () => {
  const links = written
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      Array.from(read(file).matchAll(/\]\((?!https?:)([^)#\s]+)/g), ([, target = '']) => ({
        file,
        target: join(dirname(file), target),
      })),
    );
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter(({ target }) => !existsSync(target))).toEqual([]);
});

it('numbers the points of the specification in order, each once', () => {
  const numbers = Array.from(
    read('docs/specification.md').matchAll(/^(?:## (\d+)\. |- \*\*(\d+\.\d+) )/gm),
    ([, section, point]) => section ?? point ?? '',
  );
  let [section, point] = [0, 0];
  const expected = numbers.map((number) => {
    if (!number.includes('.')) [section, point] = [section + 1, 0];
    else point += 1;
    return number.includes('.') ? `${section}.${point}` : String(section);
  });
  expect(numbers).toEqual(expected);
});

it('names nothing that the repository does not hold', () => {
  const strangers = written.flatMap((file) =>
    (read(file).match(/\bspec\.md\b|\brulings?\b|\bspec §|\bissues? #?\d+/gi) ?? []).map(
      (name) => `${file}: ${name}`,
    ),
  );
  expect(strangers).toEqual([]);
});

it('names in the table of tricks only files and tests that there are', () => {
  const table = read('docs/upgrading-next.md');
  const files = new Map(written.map((file) => [basename(file), file]));
  const named = Array.from(
    table.matchAll(/`([\w./-]+\.(?:tsx?|mjs|css))`/g),
    ([, name = '']) => name,
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !existsSync(name) && !files.has(basename(name)))).toEqual([]);

  const titles = Array.from(table.matchAll(/`([\w-]+\.spec\.ts)`, “(.+?)”/g));
  expect(titles.length).toBeGreaterThan(8);
  const gone = titles.filter(([, name = '', title = '']) => {
    const source = read(files.get(name) ?? '');
    return !title.split('…').every((part) => source.includes(part.trim()));
  });
  expect(gone.map(([reference]) => reference)).toEqual([]);
});

describe('README', () => {
  it('can be read in ten minutes: it has at most 120 lines', () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  });

  it('names only commands that there are', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = Array.from(
      read('README.md').matchAll(/npm (?:run\s+)?([a-z:-]+)/g),
      ([, name]) => name,
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => name !== 'ci' && !(`${name}` in scripts))).toEqual([]);
  });

  it('names only files and folders that there are', () => {
    const named = Array.from(
      read('README.md').matchAll(
        /`((?:app|components|content|docs|hosting|lib|public|scripts|seo)\/[^`<*]*)`/g,
      ),
      ([, path = '']) => path,
    );
    // The first is made by a build, the second by the reader.
    const later = ['hosting/made/', 'public/__forms.html'];
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((path) => !later.includes(path) && !existsSync(path))).toEqual([]);
  });
});
