/**
 * All that is done to the export after `next build`: every picture gets a name that a browser may keep for good,
 * every page its structured data, a payload without what is in the page already and a
 * Content-Security-Policy, and every file its compressed ones beside it.
 */
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readSettings } from '../../content/settings';
import { bundler } from '../lib/bundler';
import { filesIn } from '../lib/files-in';
import { someAtATime } from '../lib/some-at-a-time';
import { stop } from '../lib/stop';
import { compressFiles } from './finish-export/compress';
import { hashPictures } from './finish-export/hashed-pictures';
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
const knownTrustedTypes = { '--webpack': 'nextjs#bundler', '--turbopack': '' }[bundler];

const [folder = 'out.unfinished', how] = process.argv.slice(2);

async function finishExport() {
  const started = Date.now();
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no export in ${folder}/. "npm run build" makes one and finishes it.`);

  for (const leftover of leftovers)
    await rm(join(folder, leftover), { recursive: true, force: true });

  const withNewNames = await hashPictures(folder);
  const exported = filesIn(folder);
  const structuredData = structuredDataByFile();
  const connect = enquiryOrigins(readSettings(process.env).enquiryEndpoint);
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  const pages = exported.filter((file) => file.endsWith('.html'));
  await someAtATime(pages, async (file) => {
    const name = relative(folder, file);
    const block = structuredData.get(name);
    structuredData.delete(name);
    const html = await readFile(file, 'utf8');
    const lean = stylesheetOnce ? withLeanPayload(html, name) : html;
    const source = withNewNames(block ? withStructuredData(lean, block, name) : lean);
    if (!withPolicy) return writeFile(file, source);
    const page = readPage(source, name);
    for (const script of page.scriptFiles) scripts.add(script);
    sheets.add(page.inlineStyles.join());
    const policy = contentSecurityPolicy(page, { connect, trustedTypes: [knownTrustedTypes] });
    await writeFile(file, insertPolicy(source, page, policy));
  });
  if (structuredData.size > 0)
    throw new Error(`The export lacks ${[...structuredData.keys()].join(', ')}.`);
  if (withPolicy) await checkTrustedTypes(scripts);
  // The router takes a visitor from page to page under the policy of the first one.
  if (sheets.size > 1)
    throw new Error(
      'The pages do not all have the same inline stylesheet; a policy allows its own only.',
    );
  // What the router fetches needs no stylesheet, since every page has it.
  const styles = stylesheetOnce
    ? stylesheetsOf(await readFile(join(folder, 'index.html'), 'utf8'))
    : [];
  await someAtATime(
    exported.filter((file) => /\.(txt|xml)$/.test(file)),
    async (file) => {
      const text = await readFile(file, 'utf8');
      await writeFile(file, withNewNames(withoutStylesheets(text, styles)));
    },
  );
  if (how !== '--plain') await compressFiles(filesIn(folder));
  console.log(
    `${pages.length} pages are finished, in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
}

/** @throws when the pages' scripts create other policies than those that their own policy names */
async function checkTrustedTypes(scripts: Set<string>) {
  const names = await Promise.all(
    [...scripts].map(async (path) =>
      trustedTypesPolicies(await readFile(join(folder, decodeURI(path)), 'utf8'), path),
    ),
  );
  const found = [...new Set(names.flat())].sort();
  if (found.join() !== knownTrustedTypes)
    throw new Error(
      `The scripts create the Trusted Types policies "${found}", where "${knownTrustedTypes}" is known.`,
    );
}

await finishExport().catch(stop);
