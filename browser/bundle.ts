import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'rolldown';

/** Below `/_next/static/`, whose files hosts let browsers keep for good (hosting/rules.ts). */
const folder = '_next/static/browser';
const { browserslist }: { browserslist: string[] } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** The bundle's files, as addresses: `/_next/static/browser/index-1a2b3c4d.js`. */
export type BrowserFiles = {
  script: string;
  /** What each module needs that the script loads on demand, by the module's path: `routing/nearest.ts`. */
  onDemand: Record<string, string[]>;
};

/**
 * Bundles `browser/`: one script for every page, and files for what it loads on demand.
 * @param enquiryEndpoint where enquiries go, or an empty text: the code that sends them is then left out
 */
export async function bundleBrowser(out: string, enquiryEndpoint: string): Promise<BrowserFiles> {
  const { output } = await build({
    input: 'browser/index.ts',
    platform: 'browser',
    tsconfig: 'tsconfig.json',
    // 'use client' is for Next.
    checks: { moduleLevelDirective: false },
    // Next has put the styles into the page.
    moduleTypes: { '.css': 'empty' },
    transform: {
      // Rolldown writes `ios_saf 16.4` as `ios16.4`.
      target: browserslist.map((browser) => browser.replace('_saf', '').replace(' ', '')),
      define: {
        'process.env.NODE_ENV': '"production"',
        'process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT': JSON.stringify(enquiryEndpoint),
      },
    },
    output: {
      dir: join(out, folder),
      entryFileNames: '[name]-[hash].js',
      chunkFileNames: '[name]-[hash].js',
      minify: true,
      // What islands share, in a few files rather than in one for each module.
      codeSplitting: {
        groups: [
          { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
          { name: 'radix', test: /node_modules\/@radix-ui\//, minShareCount: 2 },
          { name: 'controls', test: /components\/ui\/|node_modules\/clsx\//, minShareCount: 2 },
        ],
      },
    },
  });
  const chunks = output.filter((file) => file.type === 'chunk');
  const address = (fileName: string) => `/${folder}/${fileName}`;
  const needs = (fileName: string): string[] => {
    const chunk = chunks.find((file) => file.fileName === fileName);
    return [...new Set([address(fileName), ...(chunk?.imports.flatMap(needs) ?? [])])];
  };
  return {
    script: address(output[0].fileName),
    onDemand: Object.fromEntries(
      chunks
        .filter(({ isDynamicEntry }) => isDynamicEntry)
        .map(({ facadeModuleId, fileName }) => [
          relative('.', facadeModuleId ?? '').replaceAll('\\', '/'),
          needs(fileName),
        ]),
    ),
  };
}
