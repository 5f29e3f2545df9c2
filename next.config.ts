import { createRequire } from 'node:module';
import createMDX from '@next/mdx';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';
import { practice } from './content/practice';
import { checkPractice } from './content/practice-schema';
import { readSettings } from './content/settings';
import { redirects, rewrites } from './hosting/rules';

checkPractice(practice);

const require = createRequire(import.meta.url);

const shared: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  pageExtensions: ['ts', 'tsx'],
  // Set to an empty string where it is not set at all, so that the build knows it and drops the code
  // that would deliver.
  env: {
    NEXT_PUBLIC_ENQUIRY_ENDPOINT: readSettings(process.env).enquiryEndpoint,
  },
  experimental: {
    // The only way to one 404 document in a site with two root layouts.
    globalNotFound: true,
    inlineCss: true,
  },
};

/**
 * Puts what pages share into one file: one bundle of ten small files compresses to 4 kB less (README,
 * "Decisions"). What one page alone uses stays in that page's file, and what is imported when it is
 * wanted in files of its own. Next's stand-ins for Node's `process`, of which only React asks whether it
 * is there, and for what browsers older than those in package.json lack, are left out.
 */
const clientFiles: NextConfig['webpack'] = (config, { isServer, webpack }) => {
  if (!isServer) {
    // Nearly all of the shared file runs on loading. With this word before it Chromium compiles it while
    // it arrives, beside the main thread, and not piece by piece as the page comes to life:
    // https://v8.dev/blog/explicit-compile-hints
    config.plugins.push(
      new webpack.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        test: /chunks\/site-/,
        // After the minifier, which leaves no comment, and before the file is named by its content.
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
      }),
    );
    for (const file of ['build/polyfills/polyfill-module', 'compiled/process'])
      config.resolve.alias[require.resolve(`next/dist/${file}`)] = false;
    // A file that never comes must not put the error screen in the place of a page that can be read,
    // as webpack's two minutes would. Longer than any visit: the longest that a browser can wait.
    config.output.chunkLoadTimeout = 2 ** 31 - 1;
    config.optimization.splitChunks.cacheGroups = {
      default: false,
      defaultVendors: false,
      site: {
        name: 'site',
        enforce: true,
        test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
          module.type.startsWith('javascript') &&
          !isOfOnePage(routesOf(chunkGraph.getModuleChunks(module))),
        // `main` and `pages/` are the pages router's, which this site has none of.
        chunks: (chunk: Chunk) =>
          chunk.canBeInitial() && !/^(polyfills|main|pages\/.*)$/.test(chunk.name ?? ''),
      },
    };
  }
  return config;
};

type Module = { type: string };
type Chunk = { name?: string | null; canBeInitial: () => boolean };
type ChunkGraph = { getModuleChunks: (module: Module) => Chunk[] };

function isOfOnePage(routes: Set<string>): boolean {
  return (
    routes.size === 1 && [...routes].every((route) => /(\/page|global-not-found)$/.test(route))
  );
}

/** The routes that some chunks are of, each once, though pages stand in both trees: `/contact/page`. */
function routesOf(chunks: Chunk[]): Set<string> {
  return new Set(
    chunks.map(({ name }) =>
      (name ?? '')
        .replace(/^app\/(\(en\)|\[locale\])/, '')
        // Next compiles the 404 document twice, under these names.
        .replace('app/_not-found/page', 'app/global-not-found'),
    ),
  );
}

const withMDX = createMDX({
  options: {
    remarkPlugins: ['remark-frontmatter'],
    rehypePlugins: [
      'rehype-slug',
      '@stefanprobst/rehype-extract-toc',
      '@stefanprobst/rehype-extract-toc/mdx',
    ],
  },
});

/**
 * `output: 'export'` knows no redirects and rewrites, which a host carries out for the exported site;
 * the development server has none of these hosts before it, so there Next itself follows the rules.
 */
export default function config(phase: string): NextConfig {
  const development = phase === PHASE_DEVELOPMENT_SERVER;
  return withMDX(
    development
      ? {
          ...shared,
          redirects: async () =>
            [
              ...redirects,
              { from: '/index.html', to: '/' },
              { from: '/:page(.+)\\.html', to: '/:page' },
            ].map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
          rewrites: async () => ({
            beforeFiles: rewrites.map(({ under, except, to }) => ({
              // `%2F` is a slash, which no id has.
              source: `${under}:id((?!(?:${except.join('|')})$)(?!.*%2[Ff])[^/.]+)`,
              destination: to,
            })),
          }),
        }
      : {
          ...shared,
          output: 'export',
          // Set by `scripts/build.ts`, which moves the export to `out/` when it is whole.
          distDir: process.env.EXPORT_FOLDER,
          webpack: clientFiles,
        },
  );
}
