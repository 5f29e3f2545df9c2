import type { NextConfig } from 'next';

/**
 * Bundles the modules that pages share into one chunk, which compresses to 4 kB less than ten small ones. A page's own
 * modules stay in that page's chunk, and dynamic imports have chunks of their own. See docs/upgrading-next.md.
 */
export const shareOneFile: NextConfig['webpack'] = (config, { isServer, webpack }) => {
  if (isServer) return config;
  // Chromium then compiles it while it arrives, beside the page's own thread. After the minimizer, which takes comments out.
  config.plugins.push(
    new webpack.BannerPlugin({
      banner: '//# allFunctionsCalledOnLoad',
      raw: true,
      test: /chunks\/site-/,
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
    }),
  );
  // Milliseconds, instead of two minutes, until a page whose script has not come is loaded once more.
  config.output.chunkLoadTimeout = 30_000;
  config.optimization.splitChunks.cacheGroups = {
    default: false,
    defaultVendors: false,
    site: {
      name: 'site',
      enforce: true,
      test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
        module.type.startsWith('javascript') && !isOfOnePage(chunkGraph.getModuleChunks(module)),
      // `main` and `pages/` are the pages router's, which this site has none of.
      chunks: (chunk: Chunk) =>
        chunk.canBeInitial() && !/^(polyfills|main|pages\/.*)$/.test(chunk.name ?? ''),
    },
  };
  return config;
};

/** Whether code is one page's alone, in both trees. A layout, or Next's own code, is on every page. */
function isOfOnePage(chunks: Chunk[]): boolean {
  const [route = '', ...others] = new Set(chunks.map(({ name }) => routeOf(name ?? '')));
  return others.length === 0 && (route.endsWith('/page') || route === 'app/global-not-found');
}

/** The route that a chunk is of, the same in both trees: `/contact/page`. */
function routeOf(chunk: string): string {
  // Next compiles the 404 document twice, under these names.
  if (chunk === 'app/_not-found/page') return 'app/global-not-found';
  return chunk.replace(/^app\/(\(en\)|\[locale\])/, '');
}

/** What is used here of webpack's types, which Next bundles without. */
type Module = { type: string };
type Chunk = { name?: string | null; canBeInitial: () => boolean };
type ChunkGraph = { getModuleChunks: (module: Module) => Chunk[] };
