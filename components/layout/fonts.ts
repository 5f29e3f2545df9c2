// The typeface of headings stands in the page, as its styles do, and is there for the first paint on every line. As a file
// of its own, even preloaded, it came 40 ms after that on slow lines, and the page was laid out twice.
import './fonts/fraunces.css';
import localFont from 'next/font/local';

// `optional` never swaps a typeface late, which would move what is read. The first paint does not wait for this one.
const text = localFont({
  src: './fonts/figtree.woff2',
  weight: '400 600',
  display: 'optional',
  preload: false,
  variable: '--font-text',
  fallback: ['system-ui', 'sans-serif'],
  adjustFontFallback: 'Arial',
});

/** The class name that declares the typeface of running text for the document it stands on. */
export const fontClass = text.variable;
