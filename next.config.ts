import createMDX from '@next/mdx';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';
import { practice } from './content/practice';
import { checkPractice } from './content/practice-schema';
import { readSettings } from './content/settings';
import { redirects, rewrites } from './hosting/rules';
import { clientFiles } from './scripts/build/client-files';

checkPractice(practice);

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
