/**
 * All that is done to the export after `next build`: every page gets its structured data, a payload
 * without what is in the page already and a Content-Security-Policy, and every file its compressed
 * ones beside it.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readSettings } from '../../content/settings';
import { bundler } from '../lib/bundler';
import { compressFiles } from './finish-export/compress';
import { readPage } from './finish-export/page';
import { stylesheetsOf, withLeanPayload, withoutStylesheets } from './finish-export/payload';
import {
  contentSecurityPolicy,
  enquiryOrigins,
  insertPolicy,
  trustedTypesPolicies,
} from './finish-export/policy';
import { structuredDataByFile, withStructuredData } from './finish-export/structured-data';

// The switches of docs/upgrading-next.md.
/** Whether a page carries its stylesheet once instead of three times. */
const stylesheetOnce = true;
/** Whether each page gets a Content-Security-Policy with the hashes of what is inline in it. */
const withPolicy = true;
/** The 404 document under an address of its own, where a host would serve it with the status 200. */
const leftovers = ['_not-found.html', '_not-found.txt', '_not-found'];

/** What the bundler's runtime creates, to load the files of what is imported when it is wanted. */
const knownTrustedTypes = { '--webpack': 'nextjs#bundler', '--turbopack': 'turbopack' }[bundler];

const [folder = 'out.unfinished'] = process.argv.slice(2);

async function finishExport() {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no export in ${folder}/. "npm run build" makes one and finishes it.`);

  for (const leftover of leftovers)
    await rm(join(folder, leftover), { recursive: true, force: true });

  const exported = await filesIn(folder);
  const structuredData = structuredDataByFile();
  const pages = await Promise.all(
    exported
      .filter((file) => file.endsWith('.html'))
      .map(async (file) => {
        const name = relative(folder, file);
        const block = structuredData.get(name);
        structuredData.delete(name);
        const html = await readFile(file, 'utf8');
        const lean = stylesheetOnce ? withLeanPayload(html, name) : html;
        return { file, name, source: block ? withStructuredData(lean, block, name) : lean };
      }),
  );
  if (structuredData.size > 0)
    throw new Error(`The export lacks ${[...structuredData.keys()].join(', ')}.`);

  const finished = withPolicy ? await addPolicies(pages) : pages;
  for (const { file, source } of finished) await writeFile(file, source);
  if (stylesheetOnce) await leaveOutStylesheets(exported, pages[0]?.source ?? '');
  await compressFiles(await filesIn(folder));
  console.log(`${pages.length} pages are finished, and every file has its compressed ones.`);
}

type Page = { file: string; name: string; source: string };

async function addPolicies(pages: Page[]): Promise<Page[]> {
  const read = pages.map((page) => ({ ...page, exported: readPage(page.source, page.name) }));
  // The router takes a visitor from page to page under the policy of the first one.
  if (new Set(read.map(({ exported }) => exported.inlineStyles.join())).size > 1)
    throw new Error(
      'The pages do not all have the same inline stylesheet; a policy allows its own only.',
    );
  const options = {
    connect: enquiryOrigins(readSettings(process.env).enquiryEndpoint),
    trustedTypes: await trustedTypesOf(
      new Set(read.flatMap(({ exported }) => exported.scriptFiles)),
    ),
  };
  return read.map(({ exported, source, ...page }) => ({
    ...page,
    source: insertPolicy(source, exported, contentSecurityPolicy(exported, options)),
  }));
}

/** Takes the stylesheet of the pages out of what the router fetches, since it stands in every page. */
async function leaveOutStylesheets(exported: string[], page: string) {
  const styles = stylesheetsOf(page);
  for (const file of exported.filter((file) => file.endsWith('.txt'))) {
    const payload = await readFile(file, 'utf8');
    const lean = withoutStylesheets(payload, styles);
    if (lean !== payload) await writeFile(file, lean);
  }
}

async function trustedTypesOf(scriptFiles: Set<string>): Promise<string[]> {
  const names = await Promise.all(
    [...scriptFiles].map(async (path) =>
      trustedTypesPolicies(await readFile(join(folder, decodeURI(path)), 'utf8'), path),
    ),
  );
  const found = [...new Set(names.flat())].sort();
  if (found.join() !== knownTrustedTypes)
    throw new Error(
      `The scripts create the Trusted Types policies "${found}", where "${knownTrustedTypes}" is known.`,
    );
  return found;
}

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

try {
  await finishExport();
} catch (error) {
  console.error(`\n${(error as Error).message}\n`);
  process.exit(1);
}
