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
      deep: token('deep'),
      band: token('band'),
      ridge: token('ridge'),
      water: token('water'),
      shore: token('shore'),
      glint: token('glint'),
      disc: token('disc'),
    },
    fontFamily: { display: token('font-display'), text: token('font-text') },
    extend: {
      borderRadius: { card: '28px', field: '12px' },
    },
  },
} satisfies Config;
