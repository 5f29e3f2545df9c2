/**
 * How the build grows with the posts: `npm run posts -- 11 100`. Each number is built in
 * a copy of the project, with that many posts in every language, each with an article of its own but for
 * the eleven that are there. Prints a table for docs/measurements.md.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { stringify } from 'yaml';
import { categoryIds } from '../../content/categories';
import { allLocales } from '../../content/locales';
import { postFile, postsFolder } from '../../content/post-files';
import { table } from './table';

const counts = process.argv.slice(2).map(Number);
if (counts.length === 0 || !counts.every(Number.isInteger)) {
  console.error('How many posts? For example: npm run posts -- 11 100 400');
  process.exit(1);
}

const rows = counts.map(measure);
console.log(`\n${table(rows)}`);

function measure(count: number) {
  const root = mkdtempSync(join(tmpdir(), `posts-${count}-`));
  try {
    copyProject(root);
    const before = readdirSync(postsFolder).length;
    for (let index = before; index < count; index++) writePost(root, index);
    const { seconds, processor, cards, finishing } = build(root);
    const out = join(root, 'out');
    const files = (
      readdirSync(out, { recursive: true, withFileTypes: true }) as {
        isFile(): boolean;
        name: string;
      }[]
    ).filter((entry) => entry.isFile());
    const own = files.filter(({ name }) => !/\.(br|gz)$/.test(name));
    return {
      posts: String(count),
      pages: String(own.filter(({ name }) => name.endsWith('.html')).length),
      'build, s': seconds.toFixed(0),
      cards,
      finishing,
      'processor, s': processor,
      'list, kB': weight(join(out, 'blog.html')),
      'page 2, kB': weight(join(out, 'blog/page/2.html')),
      files: String(own.length),
      'with .br, .gz': String(files.length),
    };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** What git knows of the project, and what it will; dependencies are linked. */
function copyProject(root: string) {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of stdout.split('\n'))
    if (file && existsSync(file)) cpSync(file, join(root, file), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
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

/** Builds as its owner does, and takes the time: on the wall, which others may share, and of the processors. */
function build(root: string) {
  const [started, before] = [Date.now(), processorSeconds()];
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`${stdout.slice(-3000)}${stderr.slice(-3000)}`);
  const said = (part: RegExp) => Number(part.exec(stdout)?.[1]).toFixed(0);
  return {
    seconds: (Date.now() - started) / 1000,
    processor: before === null ? '–' : ((processorSeconds() ?? 0) - before).toFixed(0),
    cards: said(/social cards,.* in ([\d.]+) s/),
    finishing: said(/compressed ones, in ([\d.]+) s/),
  };
}

/** What all ended children of this process have had of the processors; null where a system does not say. */
function processorSeconds(): number | null {
  if (!existsSync('/proc/self/stat')) return null;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  // `cutime` and `cstime`, in hundredths of a second (proc(5)).
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

function weight(file: string): string {
  return existsSync(file) ? (brotliCompressSync(readFileSync(file)).length / 1000).toFixed(1) : '–';
}
