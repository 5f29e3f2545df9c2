import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { today as practiceToday } from '../facts/calendar/clock';
import { offeredLocales } from '../facts/offered';
import { checked, type Where } from '../facts/sentences';
import { inGoodType } from '../languages/grammar';
import { missingOnCards } from '../languages/letters';
import { allLocales, type Locale, locales, prefixedLocales } from '../languages/locales';
import { dedicatedPostIds, genericPostId, isDedicated } from '../routing/addresses';
import { categoryIds } from './categories';

/** Where the posts lie, from the project's folder. */
export const postsFolder = 'content/posts';

export const postFile = (id: string, locale: Locale) => `${postsFolder}/${id}/${locale}.mdx`;

/** Control characters, which make a feed unreadable, and the sign that stands for a letter that was lost. */
const unreadable = /[^\P{Cc}\t\r\n]|[\ufffd-\uffff]/u;

const text = (least: number, most: number) =>
  z
    .string()
    .trim()
    .normalize('NFC')
    .min(least)
    .max(most)
    .refine((value) => !unreadable.test(value), 'words without control characters');

const title = (most: number) =>
  text(5, most).refine((value) => !missingOnCards.test(value), {
    error: ({ input }) =>
      `a title without “${missingOnCards.exec(String(input))}”, which the typefaces of its picture do not have`,
  });

/** The fields at the top of a translation; it may be longer than the English. */
const translation = z.strictObject({
  title: title(120),
  excerpt: text(70, 240),
  /** Whether it is still being written. */
  draft: z.boolean().default(false),
});
const english = translation.extend({
  title: title(70),
  excerpt: text(70, 190),
  /** A calendar day, `2024-03-15`, or `today`: the day on which it is read. */
  date: z.union([z.iso.date(), z.literal('today')]),
  /** The day of the last change of a post that is dated today, for feed readers. */
  updated: z.iso.date().optional(),
  category: z.enum(categoryIds),
});

/** The same with what a post's dates may be. */
const englishOf = (id: string, today: string) =>
  english
    .refine(({ date }) => date !== 'today' || isDedicated(id), {
      path: ['date'],
      error: `a day, since only ${dedicatedPostIds} is always of today`,
    })
    .refine(({ date, updated }) => (date === 'today' ? updated && updated <= today : !updated), {
      path: ['updated'],
      error:
        'the day of the last change, up to today, of a post whose "date" is today, and left out in every other post',
    })
    // `today` comes after every digit.
    .refine(({ date, draft }) => date <= today || date === 'today' || draft, {
      path: ['date'],
      error: `today, ${today}, or a day before it, since the post would be public at once; or add the line draft: true, and take it out when the post may be read`,
    });

/** A post in one language; `text` is the article in MDX, empty where there is none yet. */
export type PostText = z.output<typeof translation> & { text: string };

/** A post as its folder has it. `id` is the folder's name, and the last segment of the post's address. */
export type Post = Pick<z.output<typeof english>, 'date' | 'updated' | 'category' | 'draft'> & {
  id: string;
  texts: { en: PostText } & Partial<Record<Locale, PostText>>;
};

/**
 * Reads every post.
 * @param drafts whether to keep what says of itself that it is a draft
 * @param today the day in the practice's time zone, `2024-03-15`
 * @returns the posts, newest first
 * @throws with a sentence for each thing that is wrong, of every post
 */
export function readPosts({
  root = process.cwd(),
  drafts = false,
  today = practiceToday(),
} = {}): Post[] {
  const faults: string[] = [];
  const posts = readdirSync(join(root, postsFolder))
    .filter((name) => !name.startsWith('.'))
    .flatMap((id) => {
      try {
        return readPost(root, id, today);
      } catch (error) {
        faults.push((error as Error).message);
        return [];
      }
    });
  faults.push(...saidTwice(posts, root));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return (drafts ? posts : posts.flatMap(published)).sort(newestFirst);
}

/** Titles and excerpts are what tells posts apart, in lists, in search engines and in a feed. */
function saidTwice(posts: readonly Post[], root: string): string[] {
  const known = new Map<string, string>();
  return posts.flatMap(({ id, texts }) =>
    allLocales.flatMap((locale) =>
      (['title', 'excerpt'] as const).flatMap((field) => {
        const said = texts[locale]?.[field];
        if (!said) return [];
        const key = `${locale} ${field} ${said}`;
        const file = postFile(id, locale);
        const other = known.get(key);
        known.set(key, file);
        return other
          ? [
              `${placeOf(root, file, field)}: "${field}" is the same as in ${other}. Write another one.`,
            ]
          : [];
      }),
    ),
  );
}

function readPost(root: string, id: string, today: string): Post {
  const folder = `${postsFolder}/${id}`;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || id === 'index')
    throw new Error(
      `${folder}: a post is a folder, and its name is the end of the post’s address. It has to be small letters and digits with single hyphens between them, such as a-new-start, and not “index”.`,
    );
  const names = readdirSync(join(root, folder)).filter((name) => /^[^.].*\.mdx?$/.test(name));
  const known = allLocales.filter((locale) => names.includes(`${locale}.mdx`));
  if (known[0] !== 'en' || known.length < names.length)
    throw new Error(
      `${folder} has ${names.join(', ') || 'no text'}. A post has an English text, en.mdx, and its translations are called ${prefixedLocales.map((locale) => `${locale}.mdx`).join(', ')}.`,
    );
  const { date, updated, category, ...en } = readText(root, id, 'en', englishOf(id, today));
  const texts: Post['texts'] = { en };
  for (const locale of prefixedLocales)
    if (known.includes(locale)) texts[locale] = readText(root, id, locale, translation);

  for (const locale of prefixedLocales)
    if (texts[locale]?.text && (isDedicated(id) || !en.text))
      throw new Error(
        `${postFile(id, locale)} has an article, and ${isDedicated(id) ? 'this one is in English only' : 'the English file has none'}. Leave its title and excerpt, and take the text out.`,
      );
  for (const locale of offeredLocales)
    if (id === genericPostId && (!texts[locale]?.text || texts[locale].draft))
      throw new Error(
        `${postFile(id, locale)} has no article. It is the one that every post without its own shows, in ${locales[locale].name} too.`,
      );
  return { id, date, updated, category, draft: en.draft, texts };
}

/** What stands between two lines of three hyphens, and the article below them. */
const frontMatter = /^---\s*?\n(.*?\n)---\s*?(\n.*)?$/s;

const quoted =
  'A text with a colon, a #, an &, a ! or a quotation mark in it has to stand in double quotes: title: "Anger: a beginning".';

/** The first field of which YAML takes a part for something else: a comment, an anchor or a tag. */
function cutField({ contents }: Document.Parsed) {
  for (const { key, value } of isMap(contents) ? contents.items : [])
    if (isScalar(value) && (value.comment || value.anchor || value.tag))
      return { name: String(key), read: value.value };
}

/** The fields of a file as YAML reads them, and where each stands: `content/posts/2/fr.mdx, line 2`. */
function readYaml(file: string, yaml: string) {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const where: Where = (path) => {
    const node = document.getIn(path, true);
    // The file's first line is the one of hyphens.
    return isNode(node) && node.range
      ? `${file}, line ${lines.linePos(node.range[0]).line + 1}`
      : file;
  };
  return { document, where };
}

function placeOf(root: string, file: string, field: string): string {
  const [, yaml = ''] = frontMatter.exec(readSource(root, file)) ?? [];
  return readYaml(file, yaml).where([field]);
}

/**
 * @returns what a file holds, without a byte order mark
 * @throws where a part of it cannot be read
 */
function readSource(root: string, file: string): string {
  const bytes = readFileSync(join(root, file));
  if (!isUtf8(bytes))
    throw new Error(
      `${file} is not saved as UTF-8, so letters such as é would be lost. Save it again with the encoding UTF-8.`,
    );
  const source = bytes.toString('utf8').replace(/^\ufeff/, '');
  const found = unreadable.exec(source);
  if (found) {
    const before = source.slice(0, found.index).split('\n');
    const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    throw new Error(
      `${file}, line ${before.length}: after “${before.at(-1)?.slice(-30)}” stands a character that cannot be read (U+${code}). Delete it, and look at the words around it.`,
    );
  }
  return source;
}

function readText<Fields extends { title: string; excerpt: string }>(
  root: string,
  id: string,
  locale: Locale,
  schema: z.ZodType<Fields>,
) {
  const file = postFile(id, locale);
  const source = readSource(root, file);
  const [, yaml, text = ''] = frontMatter.exec(source) ?? [];
  if (yaml === undefined)
    throw new Error(
      `${file} has to begin with its title and excerpt between two lines of three hyphens (---). Copy those of another post.`,
    );
  const { document, where } = readYaml(file, yaml);
  const [slip] = document.errors;
  if (slip)
    throw new Error(
      `${file}, line ${(slip.linePos?.[0].line ?? 0) + 1}: this line cannot be read. ${quoted}`,
    );
  const cut = cutField(document);
  if (cut)
    throw new Error(
      `${where([cut.name])}: of "${cut.name}" the site would read only ${JSON.stringify(cut.read)}. ${quoted}`,
    );
  const fields: unknown = document.toJS() ?? {};
  const data = checked(schema, fields, where);
  return {
    ...data,
    title: inGoodType(data.title, locale),
    excerpt: inGoodType(data.excerpt, locale),
    text: text.trim(),
  };
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
