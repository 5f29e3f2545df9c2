/** Writes a new post: one file, `content/posts/<slug>/en.mdx` (README, “… add a post?”). */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import {
  parsePost,
  postFields,
  postFile,
  postIdPattern,
  postsFolder,
  readPosts,
  reservedPostIds,
} from '../../content/post-files';

export type NewPost = {
  title: string;
  /** One or two sentences, for the list and for search engines. */
  excerpt: string;
  /** The key of a category. */
  category: string;
  /** A calendar day, `2026-03-15`. */
  date: string;
  /** The last segment of its address. */
  slug: string;
};

/** Typewriter's quotation marks, apostrophes, dashes and dots as a printer sets them. */
export function typographic(text: string): string {
  return text
    .trim()
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(/(^|[\s(—–-])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s(“—–])'(?=\w)/g, '$1‘')
    .replaceAll("'", '’')
    .replace(/(\d)\s*-\s*(?=\d)/g, '$1–')
    .replaceAll('...', '…');
}

const field = (name: keyof typeof postFields) => (value: string) => {
  const issue = postFields[name].safeParse(value).error?.issues[0];
  return issue && `It has to be ${issue.message}.`;
};

/** What is wrong with one field of a new post, in words for its author; undefined where nothing is. */
export const problem: {
  [Field in keyof NewPost]: (value: string, root?: string) => string | undefined;
} = {
  title(value, root) {
    const title = typographic(value);
    const taken = readPosts({ root, drafts: true }).some(
      ({ texts }) => texts.en.title.toLowerCase() === title.toLowerCase(),
    );
    return taken ? 'There is a post with this title already.' : field('title')(title);
  },
  excerpt: (value) => field('excerpt')(typographic(value)),
  category: field('category'),
  date: (value) => (value === 'today' ? 'Write the day, like 2026-03-15.' : field('date')(value)),
  slug(value, root = '.') {
    if (!postIdPattern.test(value) || /^\d+$/.test(value))
      return 'Small letters and digits with single hyphens between them, and not digits only.';
    // A file system wants less than 256 bytes, with an ending.
    if (value.length > 80) return `An address of 80 characters at most; this has ${value.length}.`;
    if (reservedPostIds.includes(value)) return 'The blog has a page at this address already.';
    if (readdirSync(join(root, postsFolder)).some((name) => name.toLowerCase() === value))
      return 'There is a post at this address already.';
  },
};

/**
 * Writes a post as a draft, with a text to begin from.
 * @param root the project's folder
 * @returns the file that was written
 * @throws when a field is wrong, or the file could not be written; nothing of it is left then
 */
export function writePost(given: NewPost, root = '.'): string {
  const wrong = Object.entries(problem).flatMap(([name, check]) => {
    const sentence = check(given[name as keyof NewPost], root);
    return sentence ? [`${name}: ${sentence}`] : [];
  });
  if (wrong.length > 0) throw new Error(wrong.join('\n'));

  const { date, category, slug } = given;
  const front = {
    title: typographic(given.title),
    date,
    category,
    excerpt: typographic(given.excerpt),
    draft: true,
  };
  const file = postFile(slug, 'en');
  const source = `---\n${stringify(front, { lineWidth: 0 })}---\n\n${start}`;
  const read = parsePost(source, file, 'en');
  if ('faults' in read) throw new Error(read.faults.join('\n'));
  for (const name of ['title', 'excerpt', 'date', 'category'] as const)
    if (read.post[name] !== front[name])
      throw new Error(`${name}: the site would read it as ${JSON.stringify(read.post[name])}.`);

  // Beside the posts and moved among them at once, so that nothing ever reads half of it.
  const folder = join(root, postsFolder, slug);
  const beside = join(root, postsFolder, `.${slug}-${process.pid}`);
  try {
    mkdirSync(beside);
    writeFileSync(join(beside, 'en.mdx'), source);
    if (existsSync(folder)) throw new Error(`${postsFolder}/${slug} is there already.`);
    renameSync(beside, folder);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    throw error;
  }
  return file;
}

/** What an author finds to write over. */
const start = `Say in the first lines whom this is for, and that they needn’t read all of it.

## A heading that says something

One thought a paragraph. Real quotation marks and apostrophes: “ ” and ’.

- A list, for what is short
- and alike

> Somebody else’s words.

<Note>What is said beside it.</Note>

<PullQuote>One sentence that is worth keeping.</PullQuote>

<Scene of="individual" />

## What may help this week

Something small.
`;
