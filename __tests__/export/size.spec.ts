import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { BrowserFiles } from '@/browser/bundle';
import { screens } from '../tools/screens';
import { fileOf, read, readBytes } from './exported';

/* What a first visit fetches, in bytes. `npm run size` lists it. */

const budgets = {
  // There to catch accidents: no sentence, class or style is shortened for it.
  'HTML and CSS': 32_000,
  script: 5_000,
  total: 70_000,
};
/** What a page's script and one island weigh, in bytes. */
const islandBudgets: Record<string, number> = {
  'components/layout/services-menu.tsx': 105_000,
};
const otherIslandBudget = 90_000;

/** Brotli's qualities: one that is quick and some 8% heavier, and the best, which hosts keep for files. */
type Quality = 9 | 11;

const sizes = new Map<string, number>();

/** A file in bytes: with brotli, as hosts send it, but for what is compressed already. */
function sizeOf(file: string, quality: Quality): number {
  const known = sizes.get(file + quality);
  if (known) return known;
  const bytes = readBytes(file);
  const size = /\.(woff2|png|jpe?g)$/.test(file)
    ? bytes.length
    : brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
  sizes.set(file + quality, size);
  return size;
}

const sumOf = (files: Iterable<string>, quality: Quality = 9) =>
  [...new Set(files)].reduce((total, file) => total + sizeOf(file, quality), 0);

/** What a first visit to a page fetches, by kind, in bytes. */
function weigh(file: string, quality: Quality) {
  const html = read(file);
  const named = (pattern: RegExp) =>
    sumOf(
      Array.from(html.matchAll(pattern), ([, address = '']) => address),
      quality,
    );
  const markup = sizeOf(file, quality) + named(/<link rel="stylesheet" href="(\/[^"?]+)/g);
  const script = named(/<script [^>]*src="(\/[^"?]+)/g);
  const fonts = named(/url\(([^)]+\.woff2)\)/g);
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

type Weights = ReturnType<typeof weigh>;

const tooHeavy = (weights: Weights) =>
  Object.entries(budgets).filter(([kind, most]) => weights[kind as keyof Weights] > most);

const pages = [...screens.map(({ path }) => path), '/404'].map((path) => {
  const quick = weigh(fileOf(path), 9);
  const weights = tooHeavy(quick).length > 0 ? weigh(fileOf(path), 11) : quick;
  return { path, weights, listed: JSON.stringify(weights).replace(/[{}"]/g, '') };
});

it.each(pages)('$path keeps to its budgets: $listed', ({ weights }) => {
  expect(tooHeavy(weights)).toEqual([]);
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
