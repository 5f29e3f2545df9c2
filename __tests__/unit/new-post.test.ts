/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { postsFolder, readPosts, slugOf } from '@/content/post-files';
import { type NewPost, problem, typographic, writePost } from '@/scripts/lib/write-post';

const post: NewPost = {
  title: `When "Fine" Isn't an Answer`,
  excerpt: `You say that you're fine, and you both know better. What would it take to say the 2-3 words that come after it?`,
  category: 'individual-counselling',
  date: '2024-03-01',
  slug: 'when-fine-isnt-an-answer',
};

let root: string;
const folder = () => join(root, postsFolder);
const files = () => (readdirSync(folder(), { recursive: true }) as string[]).sort();
const found = (slug = post.slug) => readPosts({ root, drafts: true }).find(({ id }) => id === slug);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-post-'));
  // The two posts that have to exist. More would slow the tests, which read all posts many times.
  for (const id of ['1', 'infidelity-ptsd'])
    cpSync(join(postsFolder, id), join(folder(), id), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

it('writes one file, and the list has the post', () => {
  const before = files();
  expect(writePost(post, root)).toBe('content/posts/when-fine-isnt-an-answer/en.mdx');
  expect(files().filter((file) => !before.includes(file))).toEqual([
    post.slug,
    `${post.slug}/en.mdx`,
  ]);
  expect(found()).toMatchObject({
    date: post.date,
    category: post.category,
    draft: true,
    texts: { en: { title: 'When “Fine” Isn’t an Answer', excerpt: typographic(post.excerpt) } },
  });
  expect(found()?.texts.en.text).toContain('## A heading that says something');
});

it('is no post that visitors see until its author takes the draft’s line out', () => {
  writePost(post, root);
  expect(readPosts({ root }).map(({ id }) => id)).not.toContain(post.slug);
});

it('reads back what it wrote, whatever signs are in it', () => {
  const hostile = fc.constantFrom(
    ...[
      '"',
      "'",
      '\\',
      '\\n',
      '$&',
      '`',
      '*/',
      '{',
      '}',
      '<',
      '$' + '{x}',
      '—',
      '😶‍🌫️',
      '# ',
      ': ',
      '- ',
    ],
    ...[
      '&',
      '|',
      '>',
      '%',
      '@',
      '!',
      '[',
      ']',
      '? ',
      '---',
      '...',
      'null',
      'é',
      '\u2028',
      '\t',
      '=',
    ],
  );
  const text = (least: number, most: number) =>
    fc
      .array(fc.oneof({ weight: 3, arbitrary: hostile }, fc.string({ unit: 'grapheme' })))
      .map((parts) => [...parts.join('')].slice(0, most).join('').padEnd(least, '“x” '));
  fc.assert(
    fc.property(text(5, 70), text(70, 190), (title, excerpt) => {
      fc.pre(!problem.title(title, root) && !problem.excerpt(excerpt));
      const slug = 'hostile';
      writePost({ ...post, title, excerpt, slug }, root);
      try {
        expect(found(slug)?.texts.en).toMatchObject({
          title: typographic(title),
          excerpt: typographic(excerpt),
        });
      } finally {
        rmSync(join(folder(), slug), { recursive: true });
      }
    }),
    { numRuns: 100 },
  );
});

it.each<[keyof NewPost, string, RegExp]>([
  ['title', 'Oh', /5 to 70 characters; this has 2/],
  ['title', 'x'.repeat(71), /5 to 70 characters; this has 71/],
  ['title', '5 signs your relationship needs counselling', /title already/],
  ['title', 'A bell \u0007 rings', /can be printed/],
  ['title', 'Half of a face \ud83d', /can be printed/],
  ['excerpt', 'Too short.', /70 to 190 characters; this has 10/],
  ['excerpt', ' '.repeat(80), /70 to 190 characters; this has 0/],
  ['category', 'gardening', /one of couples-therapy/],
  ['date', '2026-02-30', /in the calendar/],
  ['date', '15 March', /in the calendar/],
  ['date', 'today', /Write the day/],
  ['slug', 'Not-Small', /Small letters/],
  ['slug', '', /Small letters/],
  ['slug', '12', /not digits only/],
  ['slug', 'infidelity-ptsd', /address already/],
  ['slug', 'index', /page at this address/],
  ['slug', 'page', /page at this address/],
  ['slug', 'x'.repeat(300), /80 characters at most/],
  ['slug', '../../up', /Small letters/],
])('refuses the %s %j and leaves nothing behind', (field, value, sentence) => {
  expect(problem[field](value, root)).toMatch(sentence);
  const before = files();
  expect(() => writePost({ ...post, [field]: value }, root)).toThrow(sentence);
  expect(files()).toEqual(before);
});

it('never writes over a post', () => {
  writePost(post, root);
  const before = readFileSync(join(folder(), post.slug, 'en.mdx'), 'utf8');
  expect(() => writePost({ ...post, title: 'Another title' }, root)).toThrow(/address already/);
  expect(readFileSync(join(folder(), post.slug, 'en.mdx'), 'utf8')).toBe(before);
});

it.each([
  ['an unknown flag', ['--titel=x'], /Unknown option '--titel'.*\nIt takes --title=/],
  ['a text without quotes', ['--title=Hello', 'world'], /Unexpected argument 'world'.*\nIt takes/],
  ['nothing', [], /title: .*\nexcerpt: /],
  ['a title of which no address can be made', ['--title=😶😶😶😶😶'], /slug: Small letters/],
])('the command ends with a sentence and an error for %s', (_, flags, sentence) => {
  const { status, stdout, stderr } = spawnSync(
    'node_modules/.bin/tsx',
    ['scripts/new-post.ts', ...flags],
    {
      encoding: 'utf8',
      input: '',
    },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(sentence);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(stdout).toBe('');
});

it('makes an address of a title, and a printer’s text of a typewriter’s', () => {
  expect(slugOf(`Why "Fine" Isn't: Café & Après, 2-3 Things`)).toBe(
    'why-fine-isnt-cafe-apres-2-3-things',
  );
  expect(typographic(`  "It's 'fine'," she said...  for 2-3 days `)).toBe(
    '“It’s ‘fine’,” she said… for 2–3 days',
  );
});
