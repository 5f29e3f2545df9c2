import type { NextConfig } from 'next';

/**
 * What this build does to the files of the browser beyond what Next's webpack does. Each line can be
 * taken out alone: docs/upgrading-next.md says what it buys, and which test misses it.
 */
export const clientFiles: NextConfig['webpack'] = (config, { isServer, webpack }) => {
  if (isServer) return config;
  shareOneFile(config);
  runAfterwards(config, webpack);
  compileOnArrival(config, webpack);
  waitForFiles(config);
  return config;
};

/**
 * Puts what pages share into one file, which compresses to 4 kB less than ten small ones. What one page alone
 * uses stays in that page's file. What is imported on demand stays in files of its own.
 */
function shareOneFile(config: WebpackConfig) {
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
}

/**
 * What the browser does at once when the shared file has arrived is only to take over what it compiled. The file's
 * code runs in a task of its own, or a slow phone would hear no tap during both.
 */
function runAfterwards(config: WebpackConfig, webpack: Webpack) {
  surround(config, webpack, 'setTimeout(() => {', '});');
}

/**
 * Nearly all of the shared file runs on loading. With this word before it Chromium compiles it while it
 * arrives, beside the main thread, and not piece by piece as the page comes to life:
 * https://v8.dev/blog/explicit-compile-hints
 */
function compileOnArrival(config: WebpackConfig, webpack: Webpack) {
  surround(config, webpack, '//# allFunctionsCalledOnLoad');
}

/** Writes something before the shared file, and perhaps after it. What is written last stands first. */
function surround(config: WebpackConfig, webpack: Webpack, before: string, after?: string) {
  for (const [banner, footer] of [
    [before, false],
    [after, true],
  ] as const)
    if (banner)
      config.plugins.push(
        new webpack.BannerPlugin({
          banner,
          footer,
          raw: true,
          test: /chunks\/site-/,
          // After the minifier, which leaves no comment, and before the file is named by its content.
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
        }),
      );
}

/**
 * Sets webpack's time limit for a file, two minutes, to the longest that a browser can wait. After the limit
 * the error screen would replace a page that can still be read.
 */
function waitForFiles(config: WebpackConfig) {
  config.output.chunkLoadTimeout = 2 ** 31 - 1;
}

/** Whether code is one page's alone. A layout, or Next's own code, is on every page. */
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
type WebpackConfig = {
  plugins: object[];
  output: { chunkLoadTimeout?: number };
  optimization: { splitChunks: { cacheGroups: object } };
};
type Webpack = {
  BannerPlugin: new (options: object) => object;
  Compilation: { PROCESS_ASSETS_STAGE_SUMMARIZE: number };
};
type Module = { type: string };
type Chunk = { name?: string | null; canBeInitial: () => boolean };
type ChunkGraph = { getModuleChunks: (module: Module) => Chunk[] };
