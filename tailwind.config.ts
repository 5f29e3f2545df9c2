import type { Config } from 'tailwindcss';
import { palette } from './components/illustrations/palette';

const token = (name: string) => `var(--${name})`;
const shadow = (percent: number) =>
  `color-mix(in srgb, ${token('dark-ink')} ${percent}%, transparent)`;

/** Between the page's twelve columns. */
const between = '3.5rem';

export default {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx,svg}', './content/**/*.mdx'],
  theme: {
    // The palette replaces Tailwind's own, so that no other colour can creep in.
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(Object.keys(palette).map((name) => [name, token(name)])),
    },
    fontFamily: {
      display: token('font-display'),
      text: token('font-text'),
    },
    extend: {
      screens: {
        // The smallest phones, where what stands in a row has to stand in a column.
        narrow: { raw: '(width < 22rem)' },
      },
      borderRadius: { card: '28px', field: '12px' },
      borderWidth: { control: '1.5px' },
      minHeight: { 'two-lines': '2lh' },
      aspectRatio: { scene: '3/2', card: '2/1' },
      // Named by what is set in them. All display type has one of these four, whose sizes are in typefaces.css.
      // Text has one of three, each with one leading: `text-base`, on phones the body's size, the body's, and `text-lead`.
      // `text-lead` is in utilities.css, since its lines are balanced too.
      fontSize: {
        base: [token('base'), { lineHeight: '1.5' }],
        title: [token('title'), { lineHeight: '1.2', letterSpacing: '-0.015em' }],
        section: [token('section'), { lineHeight: '1.12', letterSpacing: '-0.02em' }],
        headline: [token('headline'), { lineHeight: '1.04', letterSpacing: '-0.025em' }],
        display: [token('display'), { lineHeight: '1', letterSpacing: '-0.03em' }],
      },
      // How long a line may get. Not in `ch`, which changes when the typeface arrives.
      maxWidth: {
        heading: '14.3em',
        text: 'var(--line, 34em)',
      },
      spacing: {
        between,
      },
      boxShadow: { paper: `0 1px 2px ${shadow(8)}, 0 10px 24px -14px ${shadow(30)}` },
      gridTemplateColumns: {
        // Of the page's twelve columns. In wide windows a second column begins at the sixth, the seventh or the eighth.
        'five-seven': `minmax(0, 1fr) calc((7 * 100% - 5 * ${between}) / 12)`,
        'seven-five': `minmax(0, 1fr) calc((5 * 100% - 7 * ${between}) / 12)`,
      },
      animation: {
        rise: 'rise 150ms ease-out',
        sunrise: 'sunrise 900ms ease-out',
        // One breath: in for 4 seconds, out for 6.
        breath: 'breath 10s cubic-bezier(0.45, 0, 0.55, 1) infinite',
      },
      keyframes: {
        rise: { from: { opacity: '0', translate: '0 8px' } },
        // Not `translate`: within an SVG Chromium lays that out and paints it anew for every frame.
        breath: {
          '0%, 100%': { transform: 'translateY(4px)' },
          '40%': { transform: 'translateY(-34px)' },
        },
        sunrise: { from: { transform: 'translateY(12px)' } },
      },
    },
  },
} satisfies Config;
