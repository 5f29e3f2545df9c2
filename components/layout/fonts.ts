import localFont from 'next/font/local';

// The typeface of running text; that of headings is in app/styles/fraunces.css. `optional` never swaps a typeface late,
// which would move what is read, and the first paint does not wait for this one.
const text = localFont({
  src: './fonts/figtree.woff2',
  weight: '400 600',
  display: 'optional',
  preload: false,
  variable: '--font-text',
  fallback: ['system-ui', 'sans-serif'],
  adjustFontFallback: 'Arial',
});

/**
 * A script that asks for the typeface of headings before anything is laid out: it is decoded then when the first words
 * are. Else they would be laid out in another one first, for a frame. (`document.fonts.load` would hold the first paint
 * back.)
 */
export const typefaceScript =
  '{let c=document.createElement("canvas").getContext("2d");c.font="1em Fraunces";c.measureText("a")}';

/** The class name that declares the typeface of running text for the document it stands on. */
export const fontClass = text.variable;
