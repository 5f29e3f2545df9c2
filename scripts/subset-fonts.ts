/**
 * Cuts the two typefaces to the letters and weights that the site uses and writes them to
 * `components/layout/fonts`. Run it again (`npm run fonts`) after a change of language or weight.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const between = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** The letters of English, Spanish, French and Portuguese, with their punctuation. */
const latin = [
  between(0x20, 0x7e),
  between(0xc0, 0xd6),
  between(0xd8, 0xf6),
  between(0xf8, 0xff),
  '\u00a0\u202f¡¿«»ºª©·×−–—‘’“”…ŒœŸ',
].join('');

const target = 'components/layout/fonts';
const fonts = [
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    to: 'fraunces.woff2',
    // Headings only, so one weight.
    weights: 420,
  },
  {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    to: 'figtree.woff2',
    weights: { min: 400, max: 600 },
  },
];

await mkdir(target, { recursive: true });
for (const { from, to, weights } of fonts) {
  const whole = await readFile(`node_modules/${from}`);
  const cut = await subsetFont(whole, latin, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  await writeFile(`${target}/${to}`, cut);
  console.log(
    `${to}: ${(whole.length / 1000).toFixed(1)} kB cut to ${(cut.length / 1000).toFixed(1)} kB`,
  );
}
