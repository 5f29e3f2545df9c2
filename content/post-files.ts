import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { splitFrontMatter } from '../lib/front-matter';
import { articleFaults } from './article-text';
import { type CategoryId, categoryIds } from './categories';
import { allLocales, type Locale, locales } from './locales';

/** A post as its folder has it. */
export type Post = {
  /** The folder's name, and the last segment of the post's address. */
  id: string;
  /** A calendar day, `2024-03-15`, or `today`: the day on which it is read. */
  date: string;
  category: CategoryId;
  /** Whether it, or a translation of it, is still being written. */
  draft: boolean;
  texts: { en: PostText } & Partial<Record<Locale, PostText>>;
};

/** A post in one language. */
export type PostText = {
  title: string;
  /** What the list says of it. */
  excerpt: string;
  /** The article in MDX; empty where there is none yet. */
  text: string;
  draft: boolean;
};

/** Where the posts lie, from the project's folder. */
export const postsFolder = 'content/posts';

/** The article that stands in for every post without a text of its own: the post with this id. */
export const genericPostId = '1';

/**
 * Posts with a page of their own, `app/(en)/blog/<id>/page.tsx`, which the router takes before
 * `/blog/{id}`. They exist in English only.
 */
export const dedicatedPostIds = ['infidelity-ptsd'] as const;

/** Names under `/blog/` that are no post's: the list itself, and the folder of its further pages. */
export const reservedPostIds: readonly string[] = ['index', 'page'];

/** In characters; translations run longer than English. */
const lengths = {
  title: { en: [5, 70], other: [5, 120] },
  excerpt: { en: [70, 190], other: [70, 240] },
} as const;

/** Pictures that an article can show, by the end of their names. */
const pictureName = /\.(jpe?g|png|webp|avif)$/i;

/** What would break a feed, or not survive being written to a file. */
const unprintable = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

const textOf = (field: 'title' | 'excerpt', locale: Locale) => {
  const [least, most] = lengths[field][locale === 'en' ? 'en' : 'other'];
  const wanted = `${field === 'title' ? 'a text' : 'one or two sentences'} of ${least} to ${most} characters`;
  return z
    .string(`${wanted}, in quotes if it looks like a number`)
    .transform((value) => value.replace(/[ \t\r\n]+/g, ' ').trim())
    .refine((value) => !unprintable.test(value), `${wanted} that can be printed`)
    .refine((value) => [...value].length >= least && [...value].length <= most, {
      error: ({ input }) => `${wanted}; this has ${[...String(input)].length}`,
    });
};

/** Whether a text is a calendar day, `2026-03-15`. */
const isDay = (value: string) => {
  const date = new Date(`${value}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value;
};

const draft = z.boolean('true or false, without quotes').default(false);
const translationSchema = (locale: Locale) =>
  z.strictObject({ title: textOf('title', locale), excerpt: textOf('excerpt', locale), draft });
const englishSchema = translationSchema('en').extend({
  date: z
    .string('a day that is in the calendar, written like 2026-03-15')
    .refine(
      (value) => value === 'today' || isDay(value),
      'a day that is in the calendar, written like 2026-03-15',
    ),
  category: z.enum(categoryIds, `one of ${categoryIds.join(', ')}`),
});

/** The fields of a post's English front matter, each with its own check. */
export const postFields = englishSchema.shape;

/** The file of a post in a language. */
export const postFile = (id: string, locale: Locale) => `${postsFolder}/${id}/${locale}.mdx`;

/** What a post's folder may be called, since it is the end of an address. */
export const postIdPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Reads every post.
 * @param root the project's folder
 * @param drafts whether to keep what says of itself that it is a draft
 * @returns the posts, newest first
 * @throws with one sentence for each thing that is wrong, with its file and line
 */
export function readPosts({ root = process.cwd(), drafts = false } = {}): Post[] {
  const faults: string[] = [];
  const folders = readdirSync(join(root, postsFolder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .filter((entry) => {
      if (entry.isDirectory()) return true;
      faults.push(
        `${postsFolder}/${entry.name} is no folder. A post is a folder with a file en.mdx in it.`,
      );
      return false;
    })
    .map(({ name }) => name)
    .sort();
  faults.push(...folderFaults(folders));
  const posts = folders
    .filter((id) => postIdPattern.test(id))
    .flatMap((id) => readPost(id, root, faults) ?? []);
  faults.push(...listFaults(posts));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return posts.flatMap((post) => (drafts ? post : published(post))).sort(newestFirst);
}

function folderFaults(folders: string[]): string[] {
  return folders.flatMap((id, index) => {
    const twin = folders.slice(0, index).find((other) => other.toLowerCase() === id.toLowerCase());
    if (twin)
      return `${postsFolder}/${twin} and ${postsFolder}/${id} are two posts with one id: an address is the same in small and capital letters. Rename one.`;
    if (!postIdPattern.test(id))
      return `${postsFolder}/${id}: the folder’s name is the end of the post’s address. It has to be small letters and digits with single hyphens between them, such as ${slugOf(id) || 'a-new-start'}.`;
    if (reservedPostIds.includes(id))
      return `${postsFolder}/${id}: the blog has a page of this name already. Give the folder another name.`;
    return [];
  });
}

/** The end of an address, made of a title: `Why "Fine" Isn't` becomes `why-fine-isnt`. */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{Mark}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function readPost(id: string, root: string, faults: string[]): Post | undefined {
  const known = faults.length;
  const folder = `${postsFolder}/${id}`;
  const texts: Partial<Record<Locale, PostText>> = {};
  let facts: { date: string; category: CategoryId } | undefined;
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const beside = entries.map(({ name }) => name);
  for (const entry of entries) {
    const { name } = entry;
    if (name.startsWith('.') || (entry.isFile() && pictureName.test(name))) continue;
    const locale = allLocales.find((locale) => name === `${locale}.mdx`);
    if (!locale || !entry.isFile()) {
      faults.push(
        `${folder}/${name} is neither a language’s text (${allLocales.map((locale) => `${locale}.mdx`).join(', ')}) nor a picture (.jpg, .png, .webp, .avif). Rename it, or take it out.`,
      );
      continue;
    }
    const read = parsePost(
      readFileSync(join(root, folder, name), 'utf8'),
      `${folder}/${name}`,
      locale,
      beside,
    );
    if ('faults' in read) {
      faults.push(...read.faults);
      continue;
    }
    const { date, category, ...text } = read.post;
    texts[locale] = text;
    if (date && category) facts = { date, category };
  }
  if (faults.length > known) return undefined;
  if (!texts.en || !facts) {
    faults.push(
      `${folder} has no ${folder}/en.mdx. Every post has an English file, with its title, excerpt, date and category.`,
    );
    return undefined;
  }
  return { id, ...facts, draft: texts.en.draft, texts: { ...texts, en: texts.en } };
}

type ParsedPost = PostText & { date?: string; category?: CategoryId };

/**
 * Reads one file of a post.
 * @param file its path, for the sentences
 * @param beside the names of the files in its folder
 * @returns the post, or a sentence for each thing that is wrong
 */
export function parsePost(
  source: string,
  file: string,
  locale: Locale,
  beside: readonly string[] = [],
): { post: ParsedPost } | { faults: string[] } {
  const parts = splitFrontMatter(source);
  if (!parts)
    return {
      faults: [
        `${file}:1: the file has to begin with its title and excerpt between two lines of three hyphens (---). Copy those of another post.`,
      ],
    };
  const lines = new LineCounter();
  const document = parseDocument(parts.yaml, { lineCounter: lines, prettyErrors: false });
  // The first line of the file is the hyphens above the YAML.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  if (document.errors.length > 0)
    return {
      faults: document.errors.map(
        ({ pos: [offset], message }) =>
          `${file}:${lineAt(offset)}: this is not YAML (${message.replace(/\.?\s*$/, '')}). A text with a colon, a # or a quotation mark in it has to stand in double quotes: title: "Anger: a beginning".`,
      ),
    };
  const content: unknown = document.toJS();
  if (!isMap(document.contents))
    return {
      faults: [
        `${file}:2: between the hyphens stand fields such as title: and excerpt:, one a line.`,
      ],
    };
  const pairs = document.contents.items;
  const lineOf = (field: string) => {
    const key = pairs.map((pair) => pair.key).find((key) => isScalar(key) && key.value === field);
    return isScalar(key) && key.range ? lineAt(key.range[0]) : 1;
  };
  const schema = locale === 'en' ? englishSchema : translationSchema(locale);
  const result = schema.safeParse(content);
  const { text, textLine } = parts;
  const faults = articleFaults(text, { file, line: textLine }, beside);
  if (result.success && faults.length === 0) return { post: { ...result.data, text } };
  return {
    faults: (result.error?.issues ?? [])
      .flatMap((issue) => {
        if (issue.code === 'unrecognized_keys')
          return issue.keys.map((key) =>
            key in postFields
              ? `${file}:${lineOf(key)}: "${key}" stands in en.mdx, for all languages. Delete the line here.`
              : `${file}:${lineOf(key)}: the site does not know a field called "${key}". The fields are ${Object.keys(schema.shape).join(', ')}.`,
          );
        const field = String(issue.path[0]);
        const value = (content as Record<string, unknown>)[field];
        const found =
          value === undefined || value === null
            ? 'is missing'
            : `is ${JSON.stringify(value)}, which the site cannot use`;
        return `${file}:${lineOf(field)}: "${field}" ${found}. It has to be ${issue.message}.`;
      })
      .concat(faults),
  };
}

/** What is wrong with the posts as a list. */
function listFaults(posts: Post[]): string[] {
  const faults: string[] = [];
  for (const { id, date, texts } of posts) {
    const dedicated = dedicatedPostIds.some((dedicated) => dedicated === id);
    if (date === 'today' && !dedicated)
      faults.push(
        `${postFile(id, 'en')}: "date" is today, which only ${dedicatedPostIds.join(', ')} may have. Write the day, like 2026-03-15.`,
      );
    const again = dedicated && allLocales.find((locale) => locale !== 'en' && texts[locale]?.text);
    if (again)
      faults.push(
        `${postFile(id, again)} has an article, and /blog/${id} is a page in English only. Leave its title and excerpt, and take the text out.`,
      );
    const ahead = allLocales.find((locale) => texts[locale]?.text);
    if (ahead && !texts.en.text)
      faults.push(
        `${postFile(id, ahead)} has an article, and the English file has none. Write the English one first, or take the other out.`,
      );
  }
  for (const locale of allLocales) {
    const generic = posts.find(({ id }) => id === genericPostId)?.texts[locale];
    if (!generic?.text || generic.draft)
      faults.push(
        `${postFile(genericPostId, locale)} has no article. It is the one that every post without its own shows, in ${locales[locale].name} too.`,
      );
    const titles = new Map<string, string>();
    for (const { id, texts } of posts) {
      const title = texts[locale]?.title.toLowerCase();
      if (title === undefined) continue;
      const other = titles.get(title);
      if (other)
        faults.push(
          `${postFile(other, locale)} and ${postFile(id, locale)} have one title. Change one.`,
        );
      titles.set(title, id);
    }
  }
  for (const id of dedicatedPostIds)
    if (!posts.some((post) => post.id === id && post.texts.en.text && !post.draft))
      faults.push(`${postFile(id, 'en')} has no article, and the page /blog/${id} shows it.`);
  return faults;
}

/** A post as visitors get it: without the languages that are drafts, or not at all. */
function published(post: Post): Post[] {
  if (post.draft) return [];
  const { en, ...others } = post.texts;
  const kept = Object.entries(others).filter(([, text]) => !text.draft);
  return [{ ...post, texts: { en, ...Object.fromEntries(kept) } }];
}

function newestFirst(one: Post, other: Post): number {
  // `today` comes after every digit.
  if (one.date !== other.date) return one.date < other.date ? 1 : -1;
  return one.id.localeCompare(other.id, 'en', { numeric: true });
}
