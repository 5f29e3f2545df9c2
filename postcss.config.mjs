// Lightning CSS runs after Tailwind. It translates what older browsers do not know, above all `light-dark()`,
// for the browsers that package.json names; Next's webpack build does not. All of these know `@property`, so
// Tailwind's substitute for it, the layer "properties", is taken out.
const visitor = {
  Rule: {
    'layer-block': ({ value }) => (value.name?.[0] === 'properties' ? [] : undefined),
  },
};

export default {
  plugins: {
    '@tailwindcss/postcss': {},
    'postcss-lightningcss': { lightningcssOptions: { visitor } },
  },
};
