import localFont from 'next/font/local';

// `optional` never swaps a typeface late, which would break some headings anew. This one is fetched at once, and on all but
// slow lines it is there for the first paint.
const display = localFont({
  src: './fonts/fraunces.woff2',
  weight: '420',
  display: 'optional',
  preload: true,
  variable: '--font-display',
  fallback: ['Georgia', 'serif'],
  adjustFontFallback: 'Times New Roman',
});

// The first paint waits for no other typeface.
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
