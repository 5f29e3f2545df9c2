import { networkInterfaces } from 'node:os';
import createMDX from '@next/mdx';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';
import { readEndpoint } from './facts/settings';
import { redirects, rewrites } from './hosting/rules';
import { articlePlugins, remarkRehypeOptions } from './posts/markdown';

// Set here and not before the command, since that cannot be written alike on every system.
process.env.NEXT_TELEMETRY_DISABLED = '1';

const shared: NextConfig = {
  // Empty where it is not set: the build then knows the value, and leaves out the code that delivers.
  env: {
    NEXT_PUBLIC_ENQUIRY_ENDPOINT: readEndpoint(process.env),
  },
  experimental: {
    // The only way to one 404 document in a site with two root layouts.
    globalNotFound: true,
    inlineCss: true,
  },
};

const withMDX = createMDX({ options: { ...articlePlugins, remarkRehypeOptions } });

/**
 * An export has no redirects and rewrites of its own: its host carries them out. The development server has
 * no host before it, so there Next follows the same rules.
 */
export default function config(phase: string): NextConfig {
  const development = phase === PHASE_DEVELOPMENT_SERVER;
  return withMDX(
    development
      ? {
          ...shared,
          // Else a phone in the same network gets pages without scripts.
          allowedDevOrigins: Object.values(networkInterfaces()).flatMap((addresses = []) =>
            addresses.map(({ address }) => address),
          ),
          redirects: async () =>
            redirects().map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
          rewrites: async () => ({
            beforeFiles: rewrites().map(({ under, except, to }) => ({
              // `%2F` is a slash, which no id has.
              source: `${under}:id((?!(?:${except.join('|')})$)(?!.*%2[Ff])[^/.]+)`,
              destination: to,
            })),
          }),
        }
      : { ...shared, output: 'export' },
  );
}
