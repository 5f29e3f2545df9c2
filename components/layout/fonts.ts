import localFont from 'next/font/local';

// No font is preloaded, so that the first paint waits for none. `optional` then never swaps a font late.
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

/** Class names that declare both typefaces for the document they stand on. */
export const fontClasses = `${display.variable} ${text.variable}`;
