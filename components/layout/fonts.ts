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
 * A script that lays out one letter in the typeface of headings before there is a page: the typeface is decoded then when
 * the first words are laid out. Else they would stand in another one first, for a frame. (`document.fonts.load` would
 * hold the first paint back, and so does a canvas.)
 */
export const typefaceScript =
  '{let e=document.createElement("i");e.style.fontFamily="Fraunces";e.textContent="a";document.documentElement.append(e);e.offsetWidth;e.remove()}';

/** The class name that declares the typeface of running text for the document it stands on. */
export const fontClass = text.variable;
