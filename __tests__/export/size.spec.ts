import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { BrowserFiles } from '@/scripts/bundle-browser';
import { screens } from '../tools/screens';
import { fileOf, read, readBytes } from './exported';

/* What a first visit fetches, in bytes. `npm run size` lists it. */

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

/** The quality is one that is quick, and some 8% heavier than the best. */
const brotli = (bytes: Buffer | string) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

/** A file in bytes: with brotli, as hosts send it, but for what is compressed already. */
function sizeOf(file: string): number {
  const bytes = readBytes(file);
  const size = /\.(woff2|png|jpe?g)$/.test(file) ? bytes.length : brotli(bytes);
  sizes.set(file, size);
  return size;
}

const kept = (file: string) => sizes.get(file) ?? sizeOf(file);
const sumOf = (files: Iterable<string>) =>
  [...new Set(files)].reduce((total, file) => total + kept(file), 0);

/** What a first visit to a page fetches, by kind, in bytes. */
function weigh(file: string) {
  const html = read(file);
  const named = (pattern: RegExp) =>
    sumOf(Array.from(html.matchAll(pattern), ([, address = '']) => address));
  // The typeface of headings stands in the page.
  const withoutFont = brotli(html.replace(/url\("?data:font[^)]*\)/, ''));
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

const pages = [...screens.map(({ path }) => path), '/404'].map((path) => {
  const weights = weigh(fileOf(path));
  return { path, weights, listed: JSON.stringify(weights).replace(/[{}"]/g, '') };
});

it.each(pages)('$path keeps to its budgets: $listed', ({ weights }) => {
  expect(
    Object.entries(budgets).filter(([kind, most]) => weights[kind as keyof typeof budgets] > most),
  ).toEqual([]);
});

const { script, onDemand }: BrowserFiles = JSON.parse(
  readFileSync('.next/browser-files.json', 'utf8'),
);
const hydration = onDemand['browser/hydrate.tsx'] ?? [];
const islands = Object.entries(onDemand)
  .filter(([module]) => module.startsWith('components/'))
  .map(([module, needed]) => ({ module, bytes: sumOf([script, ...hydration, ...needed]) }));

it.each(islands)(
  'a page’s script with $module in use keeps to its budget: $bytes',
  ({ module, bytes }) => {
    expect(bytes).toBeLessThanOrEqual(islandBudgets[module] ?? otherIslandBudget);
  },
);
