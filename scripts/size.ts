/**
 * Weighs every page of the export as a first visit gets it, compressed by brotli, and ends with an error where one is
 * heavier than its budget.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync } from 'node:zlib';
import type { BrowserFiles } from './bundle-browser';
import { publicFiles } from './public-files';

const folder = 'out';
/** In bytes. */
const budgets = {
  // There to catch accidents: no sentence, class or style is shortened for it.
  'HTML and CSS': 40_000,
  script: 5_000,
  total: 85_000,
};
/** What a page's script and one island weigh, in bytes. */
const islandBudgets: Record<string, number> = {
  'components/layout/services-menu.tsx': 105_000,
};
const otherIslandBudget = 90_000;

const sizes = new Map<string, number>();

/** A file in bytes: with brotli, as hosts send it, but for what is compressed already. */
function sizeOf(file: string): number {
  const bytes = readFileSync(join(folder, file));
  const size = /\.(woff2|png|jpe?g)$/.test(file) ? bytes.length : brotliCompressSync(bytes).length;
  sizes.set(file, size);
  return size;
}

const kept = (file: string) => sizes.get(file) ?? sizeOf(file);
const sumOf = (files: Iterable<string>) =>
  [...new Set(files)].reduce((total, file) => total + kept(file), 0);

/** What a first visit to a page fetches, by kind, in bytes. */
function weigh(file: string) {
  const html = readFileSync(join(folder, file), 'utf8');
  const named = (pattern: RegExp) =>
    sumOf(Array.from(html.matchAll(pattern), ([, address = '']) => address));
  // The typeface of headings stands in the page.
  const withoutFont = brotliCompressSync(html.replace(/url\("?data:font[^)]*\)/, '')).length;
  const markup = withoutFont + named(/<link rel="stylesheet" href="(\/[^"?]+)/g);
  const script = named(/<script [^>]*src="(\/[^"?]+)/g);
  const fonts = kept(file) - withoutFont + named(/url\(([^)]+\.woff2)\)/g);
  // Those of posts and the portrait are the owner's, and come as their reader comes near.
  const pictures = named(/<img[^>]* src="(\/(?!pictures\/)[^"?#]+)/g);
  return {
    'HTML and CSS': markup,
    script,
    fonts,
    pictures,
    total: markup + script + fonts + pictures,
  };
}

/** Whether a page stands at its own address, and not at another that shows the same article. */
function isCanonical(file: string): boolean {
  const html = readFileSync(join(folder, file), 'utf8');
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  return !canonical || file === 'index.html' || `${canonical}.html`.endsWith(`/${file}`);
}

/** @param most the budget in bytes */
function check(what: string, bytes: number, most: number) {
  if (bytes <= most) return;
  console.error(`${what} is over its budget: ${bytes} of ${most} bytes.`);
  process.exitCode = 1;
}

const ownersFiles = publicFiles();
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !ownersFiles.has(file) && isCanonical(file))
  .sort();
// On every processor at once: it takes most of the time.
await Promise.all(
  files.map(async (file) => {
    const { length } = await promisify(brotliCompress)(readFileSync(join(folder, file)));
    sizes.set(file, length);
  }),
);
const pages = files.map((file) => ({ file, weights: weigh(file) }));
console.log(`\nBytes with brotli. At most: ${JSON.stringify(budgets)}.\n`);
console.table(Object.fromEntries(pages.map(({ file, weights }) => [file, weights])));
for (const { file, weights } of pages)
  for (const [name, most] of Object.entries(budgets))
    check(`${file}: ${name}`, weights[name as keyof typeof budgets], most);

const { script, onDemand }: BrowserFiles = JSON.parse(
  readFileSync('.next/browser-files.json', 'utf8'),
);
const hydration = onDemand['browser/hydrate.tsx'] ?? [];
const islands = Object.entries(onDemand)
  .filter(([module]) => module.startsWith('components/'))
  .map(([module, needed]) => ({ module, bytes: sumOf([script, ...hydration, ...needed]) }));
console.log('\nThe script of a page with one island in use:\n');
console.table(Object.fromEntries(islands.map(({ module, bytes }) => [module, { bytes }])));
for (const { module, bytes } of islands)
  check(module, bytes, islandBudgets[module] ?? otherIslandBudget);
