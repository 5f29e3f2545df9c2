import localFont from 'next/font/local';

// Neither face is preloaded, so that the words are painted first; `optional` then never swaps a face
// under the reader's eyes (docs/measurements.md, “What choices cost”).
const display = localFont({
  src: './fonts/fraunces.woff2',
  weight: '420',
  display: 'optional',
  preload: false,
  variable: '--font-display',
  fallback: ['Georgia', 'serif'],
  adjustFontFallback: 'Times New Roman',
});

const text = localFont({
  src: './fonts/figtree.woff2',
  weight: '400 600',
  display: 'optional',
  preload: false,
  variable: '--font-text',
  fallback: ['system-ui', 'sans-serif'],
  adjustFontFallback: 'Arial',
});

// The heading face's ampersand is a flourish, and a knot in small sizes: there it is the text face's.
const ampersand = localFont({
  src: './fonts/figtree.woff2',
  weight: '400 600',
  display: 'optional',
  preload: false,
  variable: '--font-ampersand',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+26' }],
});

/** Class names that declare the typefaces for the document they stand on. */
export const fontClasses = `${display.variable} ${text.variable} ${ampersand.variable}`;
