/**
 * The one step after `next build`. It takes Next's scripts out of every exported page, and puts the site's script and a
 * Content-Security-Policy in. It removes what no browser asks for, and writes the hosts' files. What comes from
 * `public/` stays as it is. Where a file is not as expected it deletes `out/`, and the build fails.
 */
import './load-env.mjs';
import { readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type BrowserFiles, bundleBrowser } from '../browser/bundle';
import { finishedPage } from '../browser/finished-page';
import { readEndpoint } from '../facts/settings';
import { writeHostFiles } from '../hosting/files';
import { checkPublicFiles, leftBySystems, publicFiles } from './public-files';

const folder = 'out';
const nextFiles = join(folder, '_next/static');
const endpoint = readEndpoint(process.env);
const formService = endpoint.startsWith('http') ? new URL(endpoint).origin : undefined;
const ownersFiles = publicFiles();
/** A path on this machine as one in the export: `fr/fees.html`. */
const inExport = (path: string) => relative(folder, path).replaceAll('\\', '/');

try {
  // Next's copies of the 404 document, which a host would serve with the status 200.
  for (const copy of ['_not-found', '_not-found.html'])
    rmSync(join(folder, copy), { recursive: true, force: true });
  // Next's scripts, and its stylesheets, which are in the pages.
  for (const name of readdirSync(nextFiles))
    if (name !== 'media') rmSync(join(nextFiles, name), { recursive: true });
  const files = await bundleBrowser(folder, endpoint);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    if (ownersFiles.has(inExport(path))) continue;
    if (path.endsWith('.html')) finish(path, files);
    // Payloads of Next's router. Links here are the browser's own, so nobody asks for them.
    else if (path.endsWith('.txt') && entry.name !== 'robots.txt') rmSync(path);
    else if (leftBySystems.includes(entry.name)) rmSync(path);
  }
  removeEmptyFolders();
  writeHostFiles(folder, endpoint);
  checkPublicFiles(folder);
} catch (error) {
  rmSync(folder, { recursive: true, force: true });
  console.error(`\n${(error as Error).message}`);
  process.exitCode = 1;
}

/** The payloads' folders. A host that looks for a folder before a file would redirect `/fees` to it, or refuse it. */
function removeEmptyFolders() {
  const folders = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name))
    // The longer path first: a folder may hold nothing but empty ones.
    .sort((a, b) => b.length - a.length);
  for (const path of folders) if (readdirSync(path).length === 0) rmdirSync(path);
}

/** Next exports what is not found as a page with an error. A host would serve it with status 200. */
function finish(path: string, files: BrowserFiles) {
  const source = readFileSync(path, 'utf8');
  if (source.startsWith('<!DOCTYPE html><html id="__next_error__">')) rmSync(path);
  else writeFileSync(path, finishedPage(inExport(path), source, files, formService));
}
