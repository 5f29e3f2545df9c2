/**
 * What each page of the last build weighs with brotli, as a table: `npm run size`. Ends with an error where a page is
 * over a budget. Scripts that are loaded on demand are left out.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync } from 'node:zlib';

const folder = 'out';
/**
 * The script of a page with nothing on it, in bytes, with next 16.4.6 and react 19.3.1: an app of one layout and
 * one page, exported by webpack and weighed in this way. Measure it again after an upgrade.
 */
const floor = 110_700;
/** In bytes. */
const budgets = {
  'HTML and CSS': 30_000,
  'script over the floor': 10_000,
  total: 176_000,
};

const sizes = new Map<string, number>();

/** Fonts and bitmaps are compressed already. */
function sizeOf(path: string): number {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const bytes = readFileSync(join(folder, decodeURI(path)));
  const size = /\.(woff2|png|webp|ico)$/.test(path)
    ? bytes.length
    : brotliCompressSync(bytes).length;
  sizes.set(path, size);
  return size;
}

function weigh(file: string) {
  const html = readFileSync(join(folder, file), 'utf8');
  const sum = (pattern: RegExp) =>
    [...new Set(Array.from(html.matchAll(pattern), ([, path = '']) => path))].reduce(
      (total, path) => total + sizeOf(path),
      0,
    );
  const markup = sizeOf(file) + sum(/<link rel="stylesheet" href="(\/[^"?]+)/g);
  const script = sum(/<script src="(\/[^"?]+)(?![^>]*noModule)/g);
  const fonts = sum(/url\(([^)]+\.woff2)\)/g);
  const pictures = sum(/<img[^>]* src="(\/[^"?#]+)/g);
  return {
    'HTML and CSS': markup,
    script,
    'script over the floor': script - floor,
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

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && isCanonical(file))
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
    if (weights[name as keyof typeof budgets] > most) {
      console.error(
        `${file} is over its budget: ${name}, ${weights[name as keyof typeof budgets]}.`,
      );
      process.exitCode = 1;
    }
