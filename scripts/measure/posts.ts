/**
 * How the build grows with the posts: `npm run posts -- 11 100`. Each number is built in
 * a copy of the project, with that many posts in every language, each with an article of its own but for
 * the eleven that are there. Prints a table for docs/measurements.md.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { stringify } from 'yaml';
import { categoryIds } from '../../content/categories';
import { allLocales } from '../../content/locales';
import { postFile, postsFolder } from '../../content/post-files';
import { temporaryCopy } from '../lib/copy-project';
import { filesIn } from '../lib/files-in';
import { stop } from '../lib/stop';
import { table } from './table';

const counts = process.argv.slice(2).map(Number);
if (counts.length === 0 || !counts.every(Number.isInteger))
  stop('How many posts? For example: npm run posts -- 11 100 400');

const rows = counts.map(measure);
console.log(`\n${table(rows)}`);

function measure(count: number) {
  const root = temporaryCopy();
  try {
    const before = readdirSync(postsFolder).length;
    for (let index = before; index < count; index++) writePost(root, index);
    const said = build(root);
    const out = join(root, 'out');
    const files = filesIn(out);
    const own = files.filter((name) => !/\.(br|gz)$/.test(name));
    return {
      posts: String(count),
      pages: String(own.filter((name) => name.endsWith('.html')).length),
      'build, s': seconds(said, /^real (.*)$/m),
      cards: seconds(said, /social cards,.* in ([\d.]+) s/),
      finishing: seconds(said, /pages are finished, in ([\d.]+) s/),
      'processor, s': seconds(said, /^user (.*)$/m, /^sys (.*)$/m),
      'list, kB': weight(join(out, 'blog.html')),
      'page 2, kB': weight(join(out, 'blog/page/2.html')),
      files: String(own.length),
      'with .br, .gz': String(files.length),
    };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Builds as its owner does, and says how long it took: on the wall, which others may share, and of the processors. */
function build(root: string): string {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', 'time -p npm run build'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', LC_ALL: 'C' },
  });
  if (status !== 0) throw new Error(`${stdout.slice(-3000)}${stderr.slice(-3000)}`);
  return stdout + stderr;
}

/** The sum of what a build said in some places. */
function seconds(said: string, ...places: RegExp[]): string {
  return places.reduce((sum, place) => sum + Number(place.exec(said)?.[1]), 0).toFixed(0);
}

function writePost(root: string, index: number) {
  const id = `post-${index}`;
  mkdirSync(join(root, postsFolder, id));
  for (const locale of allLocales) {
    const front = {
      title: `A made-up title to weigh, number ${index} (${locale})`,
      ...(locale === 'en' && {
        date: new Date(Date.UTC(2022, 11, 31) - index * 3 * 86_400_000).toISOString().slice(0, 10),
        category: categoryIds[index % categoryIds.length],
      }),
      excerpt: `${sentence(index)} ${sentence(index + 7)}`.slice(0, 170),
    };
    const section = (part: number) =>
      `## Part ${part} of ${index}\n\n${[1, 2, 3].map((p) => Array.from({ length: 4 }, (_, s) => sentence(index + part * 13 + p * 5 + s)).join(' ')).join('\n\n')}`;
    const text = [1, 2, 3, 4, 5].map(section).join('\n\n');
    writeFileSync(join(root, postFile(id, locale)), `---\n${stringify(front)}---\n\n${text}\n`);
  }
}

/** Different words for different numbers, so that nothing compresses to nothing. */
function sentence(seed: number): string {
  const words =
    'river morning question patience kettle silence harbour promise window letter garden shoulder winter answer table breath'.split(
      ' ',
    );
  const pick = (step: number) => words[(seed * (step * 2 + 3) + step * step * 7) % words.length];
  const line = Array.from({ length: 10 }, (_, step) => pick(step)).join(' ');
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
}

function weight(file: string): string {
  return existsSync(file) ? (brotliCompressSync(readFileSync(file)).length / 1000).toFixed(1) : '–';
}
