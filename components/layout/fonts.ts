import localFont from 'next/font/local';

// Headings are in it from the first visit on: it is fetched at once, and takes the place of a fallback of its own metrics.
const display = localFont({
  src: './fonts/fraunces.woff2',
  weight: '420',
  display: 'swap',
  preload: true,
  variable: '--font-display',
  fallback: ['Georgia', 'serif'],
  adjustFontFallback: 'Times New Roman',
});

// The first paint waits for no other typeface. `optional` never swaps one late.
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
