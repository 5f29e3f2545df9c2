import type { Config } from 'tailwindcss';

const token = (name: string) => `var(--${name})`;

export default {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}', './content/**/*.mdx'],
  theme: {
    // The palette replaces Tailwind's own, so that no other colour can creep in.
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      paper: token('paper'),
      shell: token('shell'),
      card: token('card'),
      ink: { DEFAULT: token('ink'), soft: token('ink-soft') },
      river: token('river'),
      glass: token('glass'),
      gum: token('gum'),
      sand: token('sand'),
      sun: token('sun'),
      clay: { DEFAULT: token('clay'), strong: token('clay-strong') },
      'on-clay': token('on-clay'),
      sky: token('sky'),
      zenith: token('zenith'),
      deep: token('deep'),
      band: token('band'),
      mark: token('mark'),
      rise: token('rise'),
      ridge: token('ridge'),
      water: token('water'),
      shore: token('shore'),
      bank: token('bank'),
      land: token('land'),
      hull: token('hull'),
      reed: token('reed'),
      glint: token('glint'),
      disc: token('disc'),
      amber: token('amber'),
      lamp: token('lamp'),
      glow: token('glow'),
      star: token('star'),
      lit: token('lit'),
      pool: token('pool'),
      ember: token('ember'),
    },
    fontFamily: {
      display: token('font-display'),
      text: token('font-text'),
    },
    extend: {
      screens: {
        // The header shows its five entries instead of the menu, and has room to spare.
        wide: '64rem',
        roomy: '80rem',
      },
      borderRadius: { card: '28px', field: '12px' },
      borderWidth: { control: '1.5px' },
      aspectRatio: { scene: '3/2', wide: '16/9', card: '2/1', strip: '12/5' },
      // Added to Tailwind's own steps, and named by what is set in them. Headings have theirs in base.css.
      fontSize: {
        note: '0.9375rem',
        lead: '1.25rem',
        title: '1.35rem',
        'title-lg': '1.6rem',
        'title-xl': '1.9rem',
        section: 'clamp(1.7rem, 1.5rem + 0.9vw, 2.2rem)',
        headline: ['clamp(2.1rem, 1.5rem + 2.5vw, 3.6rem)', '1.08'],
      },
      animation: { rise: 'rise 150ms ease-out' },
      keyframes: { rise: { from: { opacity: '0', translate: '0 8px' } } },
      // Of the window: what is higher scrolls by itself.
      maxHeight: { half: '50svh' },
      // How long a line may get.
      maxWidth: {
        heading: '22ch',
        text: '34em',
      },
    },
  },
} satisfies Config;
