// Lightning CSS after Tailwind translates what older browsers do not know, `light-dark()` above all, for
// the browsers that package.json names. Next's webpack build leaves that out. All of them know
// `@property`, so Tailwind's substitute for it, the layer "properties", goes.
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
