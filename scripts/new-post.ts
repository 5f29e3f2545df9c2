/**
 * Lays down a new article. It asks for what it needs, or takes it:
 * `npm run new:post -- --title="…" --excerpt="…" --category=grief-counselling [--date=2026-03-15] [--slug=…]`
 */
import { parseArgs } from 'node:util';
import { cancel, intro, outro, select, text } from '@clack/prompts';
import { categoryIds } from '../content/categories';
import { common } from '../content/en/common';
import { slugOf } from '../content/post-files';
import { inNoosa } from '../lib/hours/time';
import { stop } from './lib/stop';
import { type NewPost, problem, writePost } from './lib/write-post';

const flags = ['title', 'excerpt', 'category', 'date', 'slug'] as const;
const today = inNoosa(new Date()).day;
let values: Partial<NewPost> = {};

try {
  values = parse();
  const post = process.stdin.isTTY && process.stdout.isTTY ? await ask() : given();
  const file = writePost(post);
  console.log(`
  ${file}

Write the article there. "npm run dev" shows it at /blog/${post.slug} with a mark that it is a draft; when it is done, take the line "draft: true" out. A translation is one more file beside it, such as
fr.mdx, with its own title and excerpt.`);
} catch (error) {
  stop(error);
}

/** @throws when there is anything on the command line that is no flag of this command */
function parse(): Partial<NewPost> {
  try {
    return parseArgs({
      options: Object.fromEntries(flags.map((flag) => [flag, { type: 'string' as const }])),
    }).values;
  } catch (error) {
    const [sentence] = (error as Error).message.split(/(?<=[.'"]) /);
    throw new Error(
      `${sentence}\nIt takes ${flags.map((flag) => `--${flag}="…"`).join(' ')}, each with its text in quotes.`,
    );
  }
}

/** What the command line says, where there is nobody to ask. */
function given(): NewPost {
  const { title = '', excerpt = '', category = '', date = today } = values;
  return {
    title,
    excerpt,
    category,
    date,
    slug: values.slug ?? slugOf(title),
  };
}

async function ask(): Promise<NewPost> {
  intro('A new article, at an address of its own');
  const title = await line('title', 'What is it called?');
  const category = values.category ?? (await choose());
  const post = {
    title,
    category,
    excerpt: await line('excerpt', 'What does the list say of it, in one or two sentences?'),
    date: await line('date', 'Which day does it bear?', today),
    slug: await line('slug', 'And its address, after /blog/?', slugOf(title)),
  };
  outro('Thank you.');
  return post;
}

/** One line of text, unless the command line has it; asked again while something is wrong with it. */
async function line(
  field: Exclude<keyof NewPost, 'category'>,
  message: string,
  initialValue?: string,
): Promise<string> {
  return (
    values[field] ??
    answered(
      await text({ message, initialValue, validate: (value) => problem[field](value ?? '') }),
    )
  );
}

async function choose() {
  const options = categoryIds.map((value) => ({ value, label: common.categories[value] }));
  return answered(await select({ message: 'What is it about?', options }));
}

/** An answer; the library gives a symbol to say that there is none. */
function answered(value: string | symbol): string {
  if (typeof value === 'string') return value;
  cancel('Nothing was written.');
  process.exit(1);
}
