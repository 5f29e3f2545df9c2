import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isMap, parseDocument } from 'yaml';
import { z } from 'zod';
import { practice } from '../content/practice';
import { today } from '../facts/calendar/clock';
import { offeredLocales } from '../facts/offered';
import { checked, type Where } from '../facts/sentences';
import { inGoodType } from '../languages/grammar';
import { missingInType } from '../languages/letters';
import { allLocales, type Locale, locales, prefixedLocales } from '../languages/locales';
import { dedicatedPostIds, genericPostId, isDedicated } from '../routing/addresses';
import { categoryIds } from './categories';

export const postsFolder = 'content/posts';

export const postFile = (id: string, locale: Locale) => `${postsFolder}/${id}/${locale}.mdx`;

/** What Markdown or HTML would make of a text. Titles and excerpts also stand in search engines and pictures. */
const markup = /[*_]{2}|(?<!\w)\*\w|`|\]\(|<\/?[a-z]|&#?\w+;/i;

const words = (least: number, most: number) =>
  z
    .string()
    .trim()
    .normalize('NFC')
    // YAML has several ways to write a text on several lines.
    .overwrite((value) => value.replaceAll('\n', ' '))
    .min(least)
    .max(most)
    .refine((value) => !markup.test(value), {
      error: ({ input }) =>
        `plain words without “${markup.exec(String(input))}”: here Markdown and HTML stand as they are typed`,
    })
    .refine((value) => !missingInType.test(value), {
      error: ({ input }) =>
        `words without “${missingInType.exec(String(input))}”, which the site’s typefaces do not have`,
    });

/** The fields at the top of a translation; it may be longer than the English. */
const translation = z.strictObject({
  title: words(5, 120),
  excerpt: words(70, 240),
  draft: z.boolean().default(false),
});
const english = translation.extend({
  title: words(5, 70),
  excerpt: words(70, 190),
  // Without `abort`, what is no day would be compared with today.
  date: z.iso.date({ abort: true }),
  category: z.enum(categoryIds),
});
/** It is of the day on which it is read. */
const dedicated = english.extend({ date: z.enum(['today']) });

/** A post without a page of its own, up to the practice's day of today. */
const dated = (day: string) =>
  english.refine(({ date, draft }) => date <= day || draft, {
    path: ['date'],
    error: `today, ${day}, or a day before it, since the post would be public at once; or add the line draft: true, and take it out when the post may be read`,
  });

/** A post in one language; `text` is the article in MDX, empty where there is none yet. */
export type PostText = z.output<typeof translation> & { text: string };

type EnglishFields = z.output<typeof english>;

/** A post as its folder has it. `id` is the folder's name, and the last segment of the post's address. */
export type Post = Omit<EnglishFields, 'title' | 'excerpt'> & {
  id: string;
  texts: { en: PostText } & Partial<Record<Locale, PostText>>;
};

/** The texts that there are, by the names of their files, whatever they say. */
export function postTexts(): { id: string; locale: Locale; isDraft: boolean }[] {
  return readdirSync(postsFolder).flatMap((id) =>
    allLocales
      .filter((locale) => existsSync(postFile(id, locale)))
      .map((locale) => {
        const [, yaml = ''] = frontMatter.exec(readFileSync(postFile(id, locale), 'utf8')) ?? [];
        return { id, locale, isDraft: /^draft:\s*true/m.test(yaml) };
      }),
  );
}

/**
 * @param drafts whether to keep what says of itself that it is a draft
 * @returns the posts, newest first
 * @throws with a sentence for each thing that is wrong, of every post
 */
export function readPosts({ drafts = false } = {}): Post[] {
  const faults: string[] = [];
  const posts = readdirSync(postsFolder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((id) => {
      try {
        return readPost(id);
      } catch (error) {
        faults.push((error as Error).message);
        return [];
      }
    });
  faults.push(...saidTwice(posts), ...gone());
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return (drafts ? posts : posts.flatMap(published)).sort(newestFirst);
}

/** Pages lead to these two, and the first stands in for every post without an article. */
const gone = () =>
  [genericPostId, ...dedicatedPostIds]
    .filter((id) => !existsSync(`${postsFolder}/${id}`))
    .map((id) => `${postsFolder}/${id} is gone. Other pages need this post: put its folder back.`);

/** Titles and excerpts are what tells posts apart, in lists and in search engines. */
function saidTwice(posts: readonly Post[]): string[] {
  const faults: string[] = [];
  const known = new Map<string, string>();
  for (const { id, texts } of posts)
    for (const locale of allLocales)
      for (const field of ['title', 'excerpt'] as const) {
        const file = postFile(id, locale);
        const key = `${locale} ${field} ${texts[locale]?.[field] ?? file}`;
        const other = known.get(key);
        if (other)
          faults.push(`${file}: "${field}" is the same as in ${other}. Write another one.`);
        known.set(key, file);
      }
  return faults;
}

function readPost(id: string): Post {
  const folder = `${postsFolder}/${id}`;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || id === 'index')
    throw new Error(
      `${folder}: a post is a folder, and its name is the end of the post’s address. It has to be small letters and digits with single hyphens between them, such as a-new-start, and not “index”, which hosts serve for a folder.`,
    );
  const names = readdirSync(folder).filter((name) => /^[^.].*\.mdx?(\.txt)?$/.test(name));
  const known = allLocales.filter((locale) => names.includes(`${locale}.mdx`));
  if (known[0] !== 'en' || known.length < names.length)
    throw new Error(
      `${folder} has ${known[0] === 'en' ? '' : 'no en.mdx, but '}${names.join(', ') || 'nothing'}. A post has an English text, en.mdx, and its translations are called ${prefixedLocales.map((locale) => `${locale}.mdx`).join(', ')}.`,
    );
  const schema: z.ZodType<EnglishFields> = isDedicated(id) ? dedicated : dated(today(practice));
  const { date, category, ...en } = readText(id, 'en', schema);
  const texts: Post['texts'] = { en };
  for (const locale of prefixedLocales)
    if (known.includes(locale)) texts[locale] = readText(id, locale, translation);

  for (const locale of prefixedLocales)
    if (texts[locale]?.text && (isDedicated(id) || !en.text))
      throw new Error(
        `${postFile(id, locale)} has an article, and ${isDedicated(id) ? 'this one is in English only' : 'the English file has none'}. Leave its title and excerpt, and take the text out.`,
      );
  for (const locale of offeredLocales(practice))
    if (id === genericPostId && (!texts[locale]?.text || texts[locale].draft))
      throw new Error(
        `${postFile(id, locale)} has no article. It is the one that every post without its own shows, in ${locales[locale].name} too.`,
      );
  return { id, date, category, draft: en.draft, texts };
}

const frontMatter = /^---\s*?\n(.*?\n)---\s*?(\n.*)?$/s;

/**
 * Characters that are invisible, or seen as a box. They are control and format characters, but those within words, and
 * separators of lines. Others stand for a letter in another encoding than UTF-8, or only look like one: mathematical
 * signs, ligatures, wide ones, and Cyrillic and Greek beside ours. Screen readers spell those or leave them out.
 */
const unreadable =
  /[^\P{Cc}\t\r\n]|[^\P{Cf}\u00ad\u200c\u200d]|[\u2028\u2029\ufffc\ufffd]|\p{Co}|[\u{1d400}-\u{1d7ff}\ufb00-\ufb06\uff21-\uff5a]|(?<=\p{Script=Latin})[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}](?=\p{Script=Latin})/u;

/** A text of one line in which YAML would take what follows a # for a comment. */
const cutOff = /^(title|excerpt):\s+(?!["'>|]).*\s#/;

function readText<Fields extends { title: string; excerpt: string }>(
  id: string,
  locale: Locale,
  schema: z.ZodType<Fields>,
) {
  const file = postFile(id, locale);
  // Some editors begin a file with a byte order mark.
  const source = readFileSync(file, 'utf8').replace(/^\ufeff/, '');
  const lines = source.split('\n');
  const where: Where = ([field]) => {
    const index = lines.findIndex((line) => line.startsWith(`${String(field)}:`));
    return index < 0 ? file : `${file}, line ${index + 1}`;
  };
  const strange = unreadable.exec(source);
  if (strange) {
    const line = source.slice(0, strange.index).split('\n').length;
    const number = strange[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    throw new Error(
      `${file}, line ${line}: a character in it, U+${number}, cannot be seen or read, or only looks like a letter. Write the words around it anew, and save the file with the encoding UTF-8.`,
    );
  }
  const [, yaml = '', text = ''] = frontMatter.exec(source) ?? [];
  const document = parseDocument(yaml);
  const [slip] = document.errors;
  // The file's first line is the one of hyphens.
  const line = slip
    ? (slip.linePos?.[0].line ?? 1)
    : yaml.split('\n').findIndex((each) => cutOff.test(each)) + 1;
  if (slip?.code === 'DUPLICATE_KEY')
    throw new Error(`${file}, line ${line + 1}: this field is written twice. Keep one of the two.`);
  if (line > 0)
    throw new Error(
      `${file}, line ${line + 1}: this line cannot be read. A text with a colon, a #, an &, a ! or a quotation mark in it has to stand in double quotes: title: "Anger: a beginning".`,
    );
  if (!isMap(document.contents))
    throw new Error(
      `${file} has to begin with its title and excerpt between two lines of three hyphens (---). Copy those of another post.`,
    );
  const data = checked(schema, document.toJS(), where);
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
