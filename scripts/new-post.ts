/**
 * Lays down a new article. It asks for what it needs, or takes it:
 * `npm run new:post -- --title="…" --excerpt="…" --category=grief-counselling [--date=2026-03-15] [--slug=…]`
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { cancel, intro, outro, select, text } from '@clack/prompts';
import { inNoosa } from '../lib/hours/time';
import { categories, layPost, type NewPost, problem, slugOf } from './lib/lay-post';

const { values } = parseArgs({
  options: {
    title: { type: 'string' },
    excerpt: { type: 'string' },
    category: { type: 'string' },
    date: { type: 'string' },
    slug: { type: 'string' },
  },
});
const today = inNoosa(new Date()).day;

try {
  const post = process.stdin.isTTY && process.stdout.isTTY ? await ask() : given();
  const files = layPost(post);
  spawnSync('npx', ['biome', 'format', '--write', ...files], { stdio: 'ignore' });
  // A host has to know the pages that are files of their own. A new process reads the new list.
  spawnSync('npx', ['tsx', 'scripts/hosting.ts'], { stdio: 'inherit' });
  console.log(`\n${files.map((file) => `  ${file}`).join('\n')}

Write the article in content/articles/${post.slug}/en.mdx; "npm run dev" shows it at /blog/${post.slug}.
The lists in Spanish, French and Portuguese show its title in English until you translate the entry in
content/{es,fr,pt-br}/blog.ts and take its "lang" line out. Then "npm test".`);
} catch (error) {
  console.error(`\n${(error as Error).message}\n`);
  process.exit(1);
}

/** What the command line says, where there is nobody to ask. */
function given(): NewPost {
  const { title = '', excerpt = '', category = '', date = today } = values;
  return {
    title,
    excerpt,
    category: category as NewPost['category'],
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
    category: category as NewPost['category'],
    excerpt: await line('excerpt', 'What does the list say of it, in 70 to 165 characters?'),
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
  const options = categories.map(([value, label]) => ({ value, label }));
  return answered(await select({ message: 'What is it about?', options }));
}

/** An answer; the library gives a symbol to say that there is none. */
function answered(value: string | symbol): string {
  if (typeof value === 'string') return value;
  cancel('Nothing was written.');
  process.exit(1);
}
