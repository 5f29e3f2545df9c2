import { brotliCompressSync, constants } from 'node:zlib';
import type { IslandName } from '@/components/ui/island';
import { screens } from '../tools/screens';
import { fileOf, files, read, readBytes } from './exported';

/* What a first visit fetches, in bytes. `npm run size` lists it. */

const budgets = {
  // There to catch accidents: no sentence, class or style is shortened for it.
  'HTML and CSS': 32_000,
  script: 5_000,
  // What a page shows before anybody speaks on it.
  total: 70_000,
  speech: 14_000,
};
/** What a page's script and one island weigh, in bytes. */
const islandBudgets: Record<IslandName, number> = {
  'cost-calculator': 90_000,
  'enquiry-submit': 90_000,
  'services-menu': 105_000,
};

const sizes = new Map<string, number>();

/** A file in bytes: with brotli, as hosts send it, but for what is compressed already. */
function sizeOf(file: string): number {
  const known = sizes.get(file);
  if (known) return known;
  const bytes = readBytes(file);
  // Hosts keep files in the best quality, 11. This one is 2% heavier, in a third of the time.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  const isCompressed = /\.(woff2|png|jpe?g)$/.test(file);
  const size = isCompressed ? bytes.length : brotliCompressSync(bytes, { params }).length;
  sizes.set(file, size);
  return size;
}

const sumOf = (files: Iterable<string>) =>
  [...new Set(files)].reduce((total, file) => total + sizeOf(file), 0);

/** What a first visit to a page fetches, by kind, in bytes. */
function weigh(file: string) {
  const html = read(file);
  const named = (pattern: RegExp) =>
    sumOf(Array.from(html.matchAll(pattern), ([, address = '']) => address));
  const weights = {
    'HTML and CSS': sizeOf(file),
    // At rest, on a phone or a desktop: islands.spec.ts holds that it fetches no more. A prefetch counts, too.
    script: named(
      /<(?:script [^>]*src|link rel="(?:modulepreload|prefetch)"[^>]* href)="(\/[^"?]+)/g,
    ),
    fonts: named(/url\(([^)]+\/(?!fraunces-italic|\w+-more)[^)/]+\.woff2)\)/g),
    // Those of posts and the portrait are the owner's, and come as their reader comes near.
    pictures: named(/<img[^>]* src="(\/(?!pictures\/)[^"?#]+)/g),
  };
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  // A browser fetches the italic where somebody speaks.
  const speaks = /<\w+ class="speech[" ]/.test(html);
  return {
    ...weights,
    total,
    speech: speaks ? named(/url\(([^)]+\/fraunces-italic[^)/]+)\)/g) : 0,
  };
}

const pages = [...screens.map(({ path }) => path), '/404'].map((path) => {
  const weights = weigh(fileOf(path));
  return { path, weights, listed: JSON.stringify(weights).replace(/[{}"]/g, '') };
});

it.each(pages)('$path keeps to its budgets: $listed', ({ weights }) => {
  const kinds = Object.keys(budgets) as (keyof typeof budgets)[];
  expect(kinds.filter((kind) => weights[kind] > budgets[kind])).toEqual([]);
});

/** A file of the site's script, by its name, and those that it imports. */
function needed(name: string): string[] {
  const file = files.find((path) => path.startsWith(`/_next/static/browser/${name}`)) ?? name;
  const imports = read(file).matchAll(/(?:from|import)"\.\/([^"]+)"/g);
  return [file, ...Array.from(imports, ([, imported = '']) => needed(imported)).flat()];
}

const islands = Object.entries(islandBudgets).map(([island, budget]) => ({
  island,
  budget,
  bytes: sumOf(['index-', `${island}-`].flatMap(needed)),
}));

it.each(islands)(
  'a page’s script with $island in use keeps to its budget: $bytes',
  ({ bytes, budget }) => {
    expect(bytes).toBeLessThanOrEqual(budget);
  },
);
