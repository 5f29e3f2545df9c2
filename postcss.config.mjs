// Lightning CSS runs after Tailwind. It compiles new CSS, above all `light-dark()`, for the browsers that package.json
// names. Next's webpack build does not.
export default {
  plugins: {
    '@tailwindcss/postcss': {},
    'postcss-lightningcss': {},
  },
};
