/**
 * All that is done to the export after `next build`: every page gets its structured data, a payload
 * without what is in the page already and a Content-Security-Policy, and every file its compressed
 * ones beside it.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readSettings } from '../../content/settings';
import { compressFiles } from './finish-export/compress';
import { readPage } from './finish-export/page';
import { withLeanPayload, withoutStylesheets } from './finish-export/payload';
import {
  contentSecurityPolicy,
  enquiryOrigins,
  insertPolicy,
  trustedTypesPolicies,
} from './finish-export/policy';
import { structuredDataByFile, withStructuredData } from './finish-export/structured-data';

/** What webpack's runtime creates, to load the files of what is imported when it is wanted. */
const knownTrustedTypes = 'nextjs#bundler';

/** Whether a page carries its stylesheet once instead of three times (docs/upgrading-next.md). */
const stylesheetOnce = true;

const [folder = 'out.unfinished'] = process.argv.slice(2);

async function finishExport() {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no export in ${folder}/. "npm run build" makes one and finishes it.`);

  // The 404 document under an address of its own, where a host would serve it with the status 200.
  for (const leftover of ['_not-found.html', '_not-found.txt', '_not-found'])
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
        const source = block ? withStructuredData(lean, block, name) : lean;
        return { file, source, page: readPage(source, name) };
      }),
  );
  if (structuredData.size > 0)
    throw new Error(`The export lacks ${[...structuredData.keys()].join(', ')}.`);
  const options = {
    connect: enquiryOrigins(readSettings(process.env).enquiryEndpoint),
    trustedTypes: await trustedTypesOf(new Set(pages.flatMap(({ page }) => page.scriptFiles))),
  };
  const styles = new Set(pages.flatMap(({ page }) => page.inlineStyles));
  // The router takes a visitor from page to page under the policy of the first one.
  if (styles.size !== 1)
    throw new Error(
      'The pages do not all have one and the same inline stylesheet; a policy allows its own only.',
    );

  for (const { file, source, page } of pages)
    await writeFile(file, insertPolicy(source, page, contentSecurityPolicy(page, options)));
  for (const file of exported.filter((file) => stylesheetOnce && file.endsWith('.txt'))) {
    const payload = await readFile(file, 'utf8');
    const lean = withoutStylesheets(payload, [...styles]);
    if (lean !== payload) await writeFile(file, lean);
  }
  await compressFiles(await filesIn(folder));
  console.log(`${pages.length} pages have their policy, and every file its compressed ones.`);
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
