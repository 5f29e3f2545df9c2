/**
 * Cuts the two typefaces to the letters and weights that the site uses: for pages to `app/styles/fonts`, for
 * social cards, whose maker takes single weights only, to `app/pictures/fonts`. Run it again (`npm run fonts`) after a
 * change of language or weight.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const between = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** The letters of English, Spanish, French and Portuguese, with their punctuation. */
const letters = [
  between(0x20, 0x7e),
  'áàâãæçéèêëíîïñóôõœúùûüÿ',
  'ÁÀÂÃÆÇÉÈÊËÍÎÏÑÓÔÕŒÚÙÛÜŸ',
  '\u00a0\u2009\u202f¡¿«»ºª©·×−–—‘’“”…',
].join('');

/** What no heading has, and what would be 8% of its face. */
const never = /[\\^`{|}~<>_[\]"'#*=@ª©]/g;

/** What a browser uses by itself: kerning, ligatures, accents set on letters. */
const features = ['kern', 'liga', 'clig', 'calt', 'rlig', 'ccmp', 'locl', 'mark', 'mkmk'];

const fonts = [
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    to: 'app/styles/fonts/fraunces.woff2',
    // Headings only, so one weight.
    weights: 420,
    letters: letters.replace(never, ''),
    // The plain ampersand in place of the flourish, which is a knot in small sizes; h1 has the flourish.
    features: [...features, 'rvrn'],
  },
  {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    to: 'app/styles/fonts/figtree.woff2',
    weights: { min: 400, max: 600 },
    letters,
    // Figures of one width, for the tables.
    features: [...features, 'tnum'],
  },
  ...[
    { name: 'fraunces', weight: 420, to: 'fraunces' },
    { name: 'figtree', weight: 400, to: 'figtree-400' },
    { name: 'figtree', weight: 600, to: 'figtree-600' },
  ].map(({ name, weight, to }) => ({
    from: `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
    to: `app/pictures/fonts/${to}.ttf`,
    weights: weight,
    letters,
    features,
  })),
];

for (const { from, to, weights, letters, features } of fonts) {
  const whole = await readFile(`node_modules/${from}`);
  const cut = await subsetFont(whole, letters, {
    targetFormat: to.endsWith('ttf') ? 'sfnt' : 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: features,
  });
  await writeFile(to, cut);
  console.log(
    `${to}: ${(whole.length / 1000).toFixed(1)} kB cut to ${(cut.length / 1000).toFixed(1)} kB`,
  );
}
