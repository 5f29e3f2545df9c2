/**
 * Subsets the typefaces to the letters and weights that the site uses. Those for pages go to `app/styles/fonts`. Those
 * for social cards, in single weights, go to `app/pictures/fonts`. Run it again (`npm run fonts`) after a change of
 * language or weight.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** The letters of English, Spanish, French and Portuguese, with their punctuation. */
const letters = [
  String.fromCodePoint(...Array.from({ length: 0x5f }, (_, index) => 0x20 + index)),
  'áàâãæçéèêëíîïñóôõœúùûüÿ',
  'ÁÀÂÃÆÇÉÈÊËÍÎÏÑÓÔÕŒÚÙÛÜŸ',
  '\u00a0\u2009\u202f¡¿«»ºª©·×−–—‘’“”…',
].join('');

/** The rest of Latin-1, for names: Schröder, Søren, Weiß. In files of their own, which other pages do not fetch. */
const moreLetters = Array.from({ length: 0x60 }, (_, index) => String.fromCodePoint(0xa0 + index))
  .filter((letter) => !letters.includes(letter) && letter !== '\u00ad')
  .join('');

/** Letters that no heading has, 8% of the file. */
const never = /[\\^`{|}~<>_[\]"'#*=@ª©]/g;

/** What a browser uses by itself: kerning, ligatures, accents set on letters. */
const features = ['kern', 'liga', 'clig', 'calt', 'rlig', 'ccmp', 'locl', 'mark', 'mkmk'];

/** The letters of speech: sentences, so no figures and few capitals. Accents are in a file that English pages do not fetch. */
const spoken = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJLMNOPQSTUVWY ,.?!:;’“”…\u00a0';
const spokenElsewhere = 'áàâãçéèêíïñóôõœúûùÀÉÊÓÚ«»¿¡\u202f';

async function cut(name, weights, to, { text = letters, extra = [], style = 'normal' } = {}) {
  const whole = await readFile(
    `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-${style}.woff2`,
  );
  const part = await subsetFont(whole, text, {
    targetFormat: to.endsWith('ttf') ? 'sfnt' : 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: [...features, ...extra],
  });
  await writeFile(to, part);
}

// Headings only, so one weight. The plain ampersand in place of the flourish, which is a knot in small sizes; h1 has the flourish.
await cut('fraunces', 420, 'app/styles/fonts/fraunces.woff2', {
  text: letters.replace(never, ''),
  extra: ['rvrn'],
});
await cut('fraunces', 420, 'app/styles/fonts/fraunces-italic.woff2', {
  text: spoken,
  style: 'italic',
});
await cut('fraunces', 420, 'app/styles/fonts/fraunces-italic-accents.woff2', {
  text: spokenElsewhere,
  style: 'italic',
});
await cut('fraunces', 420, 'app/styles/fonts/fraunces-more.woff2', { text: moreLetters });
// Figures of one width, for the tables.
await cut('figtree', { min: 400, max: 600 }, 'app/styles/fonts/figtree.woff2', { extra: ['tnum'] });
await cut('figtree', { min: 400, max: 600 }, 'app/styles/fonts/figtree-more.woff2', {
  text: moreLetters,
});
const all = { text: letters + moreLetters };
await cut('fraunces', 420, 'app/pictures/fonts/fraunces.ttf', all);
await cut('figtree', 400, 'app/pictures/fonts/figtree-400.ttf', all);
await cut('figtree', 600, 'app/pictures/fonts/figtree-600.ttf', all);
