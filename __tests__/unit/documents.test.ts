import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allLocales } from '@/languages/locales';
import packageFile from '@/package.json';
import { practice as complete } from '../fixtures/other-practice';
import { practice as specified } from '../fixtures/specified-practice';

const documents = [
  'README.md',
  'hosting/README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const built = /^(out|test-results|node_modules|\.next|\.git)(\/|$)/;

/** The repository's files and folders: `hosting/`, `hosting/rules.ts`. */
const paths = readdirSync('.', { withFileTypes: true })
  .filter(({ name }) => !built.test(name))
  .flatMap((entry) =>
    entry.isFile()
      ? [entry.name]
      : [
          `${entry.name}/`,
          ...readdirSync(entry.name, { recursive: true, withFileTypes: true }).map(
            (inner) => join(inner.parentPath, inner.name) + (inner.isDirectory() ? '/' : ''),
          ),
        ],
  );

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('links to files that there are', () => {
    const links = Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link);
    // An address of the site begins with a slash.
    const files = links.filter((link) => !/^(https?:|\/|#)/.test(link));
    const broken = files.filter(
      (link) => !existsSync(join(dirname(document), link.replace(/#.*/, ''))),
    );
    expect(broken).toEqual([]);
  });

  it('names files and commands that there are', () => {
    const words = Array.from(text.matchAll(/`([^`\n]+)`/g), ([, word = '']) => word);
    const named = words.filter(
      (word) => /^\w[\w./-]*(\.(tsx?|mjs|css|toml|jsonc)|\w\/)$/.test(word) && !built.test(word),
    );
    // A document may name a file by the end of its path.
    const missing = named.filter((name) => !paths.some((path) => `/${path}`.endsWith(`/${name}`)));
    expect(missing).toEqual([]);
    const commands = words.flatMap((word) => /^npm run ([\w:-]+)/.exec(word)?.[1] ?? []);
    expect(commands.filter((command) => !(command in packageFile.scripts))).toEqual([]);
  });
});

it('docs/owner.md names each fact that an owner may add', () => {
  const text = readFileSync('docs/owner.md', 'utf8');
  const optional = Object.keys(complete).filter((fact) => !(fact in specified));
  expect(optional.filter((fact) => !text.includes(`\`${fact}`))).toEqual([]);
});

it('docs/owner.md names the folder of each language', () => {
  const text = readFileSync('docs/owner.md', 'utf8');
  const folders = allLocales.map((locale) =>
    locale === 'en' ? '`content/en/`' : `\`${locale}/\``,
  );
  expect(folders.filter((folder) => !text.includes(folder))).toEqual([]);
});
