// Lightning CSS after Tailwind translates what older browsers do not know, `light-dark()` above all, for
// the browsers that package.json names. Next's webpack build leaves that out.
export default {
  plugins: {
    '@tailwindcss/postcss': {},
    'postcss-lightningcss': {},
  },
};
