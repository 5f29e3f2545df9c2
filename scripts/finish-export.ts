/**
 * The one step after `next build`. It takes Next's scripts out of every exported page, and puts the site's script and a
 * Content-Security-Policy in. It removes what no browser asks for, and writes the hosts' files. What comes from
 * `public/` stays as it is. Where a file is not as expected it deletes `out/`, and the build fails.
 */
import './load-env.mjs';
import { readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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

try {
  // Next's copies of the 404 document, which a host would serve with the status 200.
  for (const copy of ['_not-found', '_not-found.html'])
    rmSync(join(folder, copy), { recursive: true, force: true });
  // Next's scripts, and its stylesheets, which are in the pages.
  for (const name of readdirSync(nextFiles))
    if (name !== 'media') rmSync(join(nextFiles, name), { recursive: true });
  const files = await bundleBrowser(folder, endpoint);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  // The longer path first: a folder comes after all that it holds.
  for (const name of names.sort((a, b) => b.length - a.length)) {
    const path = join(folder, name);
    const file = name.replaceAll('\\', '/');
    if (ownersFiles.has(file)) continue;
    if (statSync(path).isDirectory()) {
      // The payloads' folders. A host that looks for a folder before a file would redirect `/fees` to it, or refuse it.
      if (readdirSync(path).length === 0) rmdirSync(path);
    } else if (file.endsWith('.html')) finish(path, file, files);
    // Payloads of Next's router. Links here are the browser's own, so nobody asks for them.
    else if (file.endsWith('.txt') && basename(file) !== 'robots.txt') rmSync(path);
    else if (leftBySystems.includes(basename(file))) rmSync(path);
  }
  writeHostFiles(folder, endpoint);
  checkPublicFiles(folder);
} catch (error) {
  rmSync(folder, { recursive: true, force: true });
  console.error(`\n${(error as Error).message}`);
  process.exitCode = 1;
}

/** Next exports what is not found as a page with an error. A host would serve it with status 200. */
function finish(path: string, file: string, files: BrowserFiles) {
  const source = readFileSync(path, 'utf8');
  if (source.startsWith('<!DOCTYPE html><html id="__next_error__">')) rmSync(path);
  else writeFileSync(path, finishedPage(file, source, files, formService));
}
