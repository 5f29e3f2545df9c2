import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';

/** Below `/_next/static/`, whose files hosts let browsers keep for good (hosting/rules.ts). */
const folder = '_next/static/browser';
const { browserslist }: { browserslist: string[] } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

export type BrowserFiles = Awaited<ReturnType<typeof bundleBrowser>>;

/**
 * Bundles `browser/`: one script for every page, and files for what it loads on demand.
 * @param enquiryEndpoint where enquiries go, or an empty text: the code that sends them is then left out
 * @returns the addresses of what it has written
 */
export async function bundleBrowser(out: string, enquiryEndpoint: string) {
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
      minify: true,
      codeSplitting: {
        // With what hydrates: every island needs both.
        groups: [
          {
            name: 'react',
            test: /node_modules\/(react|react-dom|scheduler)\/|browser\/react\.ts$/,
          },
        ],
      },
    },
  });
  const [entry] = output;
  const chunks = output.filter((file) => file.type === 'chunk');
  /** A file, and those that it imports; the script of every page is there. */
  const withImports = (fileName: string): string[] => [
    fileName,
    ...(chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [])
      .filter((imported) => imported !== entry.fileName)
      .flatMap(withImports),
  ];
  return {
    /** The script of every page: `/_next/static/browser/index-1a2b3c4d.js`. */
    script: `/${folder}/${entry.fileName}`,
    /** All that an island needs, by its name. */
    islands: new Map<string, string[]>(
      chunks
        .filter(({ isDynamicEntry }) => isDynamicEntry)
        .map(({ name, fileName }) => [
          name,
          [...new Set(withImports(fileName))].map((file) => `/${folder}/${file}`),
        ]),
    ),
  };
}
