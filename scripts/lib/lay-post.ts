/** Lays down an article with a page of its own: its text, its route, its entries (README, "add a post"). */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { blog } from '../../content/en/blog';
import { common } from '../../content/en/common';
import { allLocales } from '../../content/locales';
import { type CategoryId, posts } from '../../content/posts';

export type NewPost = {
  title: string;
  /** One or two sentences, for the list and for search engines. */
  excerpt: string;
  category: CategoryId;
  /** A calendar day, `2026-03-15`. */
  date: string;
  /** The last segment of its address. */
  slug: string;
};

export const categories = Object.entries(common.categories) as [CategoryId, string][];

/** What is wrong with one field of a post, in words for its author; undefined where nothing is. */
export const problem: { [Field in keyof NewPost]: (value: string) => string | undefined } = {
  title(value) {
    if (value.trim().length < 5) return 'A title has five characters at least.';
    if (value.length > 60) return `Search engines show 60 characters; this has ${value.length}.`;
    if (Object.values(blog.posts).some(({ title }) => title === typographic(value)))
      return 'There is a post with this title already.';
  },
  excerpt(value) {
    if (value.length < 70 || value.length > 165)
      return `One or two sentences of 70 to 165 characters; this has ${value.length}.`;
  },
  category(value) {
    if (!categories.some(([id]) => id === value))
      return `The categories are ${categories.map(([id]) => id).join(', ')}.`;
  },
  date(value) {
    const date = new Date(`${value}T00:00Z`);
    if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== value)
      return 'A day that is in the calendar, written like 2026-03-15.';
  },
  slug(value) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) || /^\d+$/.test(value))
      return 'Small letters and digits with single hyphens between them, and not digits only.';
    if (posts.some(({ id }) => id === value)) return 'There is a post at this address already.';
  },
};

/** The end of an address, made of a title: `Why "Fine" Isn't` becomes `why-fine-isnt`. */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{Mark}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Typewriter's quotation marks, apostrophes, dashes and dots as a printer sets them. */
export function typographic(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(^|[\s(—–-])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s(“—–])'(?=\w)/g, '$1‘')
    .replaceAll("'", '’')
    .replace(/(\d)\s*-\s*(?=\d)/g, '$1–')
    .replaceAll('...', '…');
}

/**
 * Writes the article's files and its entries.
 * @param root the project's folder
 * @returns the files that were written or changed
 * @throws before anything is written, when a field is wrong or a file is not as expected
 */
export function layPost(given: NewPost, root = '.'): string[] {
  const wrong = Object.entries(problem).flatMap(([field, check]) => {
    const sentence = check(given[field as keyof NewPost]);
    return sentence ? [`${field}: ${sentence}`] : [];
  });
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  const post = {
    ...given,
    title: typographic(given.title),
    excerpt: typographic(given.excerpt),
  };

  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const files: Record<string, string> = {
    [`content/articles/${post.slug}/en.mdx`]: text,
    [`app/(en)/blog/${post.slug}/page.tsx`]: route(post),
  };
  for (const file of Object.keys(files)) {
    if (existsSync(join(root, file))) throw new Error(`${file} is there already.`);
  }
  files['content/posts.ts'] = withEntry(read('content/posts.ts'), post);
  for (const locale of allLocales) {
    const file = `content/${locale}/blog.ts`;
    files[file] = withWords(read(file), post, locale !== 'en', file);
  }

  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return Object.keys(files);
}

const text = `Say in the first lines whom this is for, and that they needn't read all of it.

## A heading that says something

One thought a paragraph. Real quotation marks and apostrophes: “ ” and ’.

- A list, for what is short
- and alike

<PullQuote>One sentence that is worth keeping.</PullQuote>

## What may help this week

Something small.
`.replaceAll("'", '’');

const route = ({
  slug,
}: NewPost) => `import { DedicatedArticlePage } from '@/components/sections/dedicated-article-page';
import Body, { tableOfContents } from '@/content/articles/${slug}/en.mdx';
import { blog } from '@/content/en/blog';
import { dedicatedArticleMetadata } from '@/seo/metadata';

const { title, excerpt } = blog.posts['${slug}'];

export const metadata = dedicatedArticleMetadata('${slug}', { title, description: excerpt });

export default function Page() {
  return (
    <DedicatedArticlePage id="${slug}" contents={tableOfContents}>
      <Body />
    </DedicatedArticlePage>
  );
}
`;

/** `content/posts.ts` with the post among the others by its date, and among the dedicated ones. */
function withEntry(source: string, { slug, date, category }: NewPost): string {
  const older = posts.find((post) => post.date !== 'today' && post.date < date);
  const before = older ? `  { id: '${older.id}',` : '] as const satisfies readonly Post[];';
  const entry = `  { id: '${slug}', date: '${date}', category: '${category}' },\n`;
  const listed = replaceOnce(source, before, `${entry}${before}`, 'content/posts.ts');
  const dedicated = 'export const dedicatedPostIds = [';
  return replaceOnce(listed, dedicated, `${dedicated}'${slug}', `, 'content/posts.ts');
}

/** A language's list with the post's words; where they wait for a translation they say so. */
function withWords(source: string, post: NewPost, waiting: boolean, file: string): string {
  const { slug, title, excerpt } = post;
  const start = waiting ? '\n  posts: {\n' : 'const posts: Record<PostId, PostWords> = {\n';
  const indent = waiting ? '    ' : '  ';
  const entry = [
    `'${slug}': {`,
    `  title: '${title}',`,
    `  excerpt: '${excerpt}',`,
    ...(waiting ? [`  lang: 'en-AU',`] : []),
    '},',
  ];
  const lines = entry.map((line) => `${indent}${line}\n`).join('');
  return replaceOnce(source, start, `${start}${lines}`, file);
}

function replaceOnce(source: string, found: string, put: string, file: string): string {
  const [before, after, ...more] = source.split(found);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(
      `${file} is not as this script knows it: it looked for "${found.trim()}" once.`,
    );
  return `${before}${put}${after}`;
}
