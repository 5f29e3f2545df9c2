/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { layPost, type NewPost, problem, slugOf, typographic } from '@/scripts/lib/lay-post';

const post: NewPost = {
  title: `When "Fine" Isn't an Answer`,
  excerpt: `You say that you're fine, and you both know better. What would it take to say the 2-3 words that come after it?`,
  category: 'individual-counselling',
  date: '2024-03-01',
  slug: 'when-fine-isnt-an-answer',
};

let root: string;
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const idsInFile = () =>
  [...read('content/posts.ts').matchAll(/\{ id: '([^']+)'/g)].map(([, id]) => id);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-post-'));
  copy('content', 'lib');
});
const copy = (...paths: string[]) => {
  for (const path of paths) cpSync(path, join(root, path), { recursive: true });
};
afterEach(() => rmSync(root, { recursive: true }));

it('lays down a route of its own, its text, and its entries, and all of it compiles', () => {
  copy('app', 'components', 'seo', 'tsconfig.json', 'mdx-components.tsx');
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const files = layPost(post, root);
  expect(files).toEqual([
    'content/articles/when-fine-isnt-an-answer/en.mdx',
    'app/(en)/blog/when-fine-isnt-an-answer/page.tsx',
    'content/posts.ts',
    'content/en/blog.ts',
    'content/es/blog.ts',
    'content/fr/blog.ts',
    'content/pt-br/blog.ts',
  ]);

  // Among the posts by its date, and among those that the router takes before `/blog/{id}`.
  expect(idsInFile()[idsInFile().indexOf('1') + 1]).toBe(post.slug);
  expect(read('content/posts.ts')).toContain(`dedicatedPostIds = ['${post.slug}', `);

  // In English everywhere, which the other languages' lists say.
  expect(read('content/en/blog.ts')).toContain('When “Fine” Isn’t an Answer');
  expect(read('content/en/blog.ts')).not.toContain("lang: 'en-AU'");
  expect(read('content/fr/blog.ts')).toContain("lang: 'en-AU'");

  writeFileSync(
    join(root, 'tsconfig.test.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: { incremental: false, types: ['node'] },
      include: ['app/(en)/blog/*/page.tsx', 'components/pages', 'content', 'mdx-components.tsx'],
      exclude: ['app/(en)/blog/[[]id[]]'],
    }),
  );
  const compile = () =>
    execFileSync(resolve('node_modules/.bin/tsc'), ['--noEmit', '-p', 'tsconfig.test.json'], {
      cwd: root,
      encoding: 'utf8',
    });
  expect(compile()).toBe('');

  // The compiler is a witness only if it objects to what is wrong.
  writeFileSync(
    join(root, 'content/es/blog.ts'),
    read('content/es/blog.ts').replace(`'${post.slug}'`, `'another'`),
  );
  expect(compile).toThrow();
}, 60_000);

it('puts the newest post first among the dated ones, and the oldest last', () => {
  layPost({ ...post, date: '2999-12-31' }, root);
  layPost({ ...post, title: 'Another title', slug: 'another', date: '1999-01-01' }, root);
  expect(idsInFile()[1]).toBe(post.slug);
  expect(idsInFile().at(-1)).toBe('another');
});

it.each<[keyof NewPost, string, RegExp]>([
  ['title', 'Oh', /five characters/],
  ['title', 'x'.repeat(61), /60 characters; this has 61/],
  ['title', 'Fine on the Outside', /title already/],
  ['excerpt', 'Too short.', /70 to 165 characters; this has 10/],
  ['category', 'gardening', /The categories are couples-therapy/],
  ['date', '2026-02-30', /in the calendar/],
  ['date', '15 March', /in the calendar/],
  ['slug', 'Not-Small', /Small letters/],
  ['slug', '12', /not digits only/],
  ['slug', 'infidelity-ptsd', /address already/],
  ['slug', '../../up', /Small letters/],
])('refuses the %s %j and writes nothing', (field, value, sentence) => {
  expect(problem[field](value)).toMatch(sentence);
  const before = read('content/posts.ts');
  expect(() => layPost({ ...post, [field]: value }, root)).toThrow(sentence);
  expect(read('content/posts.ts')).toBe(before);
});

it('never writes over an article', () => {
  layPost(post, root);
  expect(() => layPost(post, root)).toThrow(/is there already/);
});

it('says so when a file has changed its shape, and writes nothing', () => {
  writeFileSync(join(root, 'content/fr/blog.ts'), 'export const blog = {};');
  expect(() => layPost(post, root)).toThrow(/content\/fr\/blog\.ts is not as this script knows it/);
  expect(existsSync(join(root, 'content/articles', post.slug))).toBe(false);
});

it('makes an address of a title, and a printer’s text of a typewriter’s', () => {
  expect(slugOf(`Why "Fine" Isn't: Café & Après, 2-3 Things`)).toBe(
    'why-fine-isnt-cafe-apres-2-3-things',
  );
  expect(typographic(`  "It's 'fine'," she said...  for 2-3 days `)).toBe(
    '“It’s ‘fine’,” she said… for 2–3 days',
  );
});
