/**
 * Builds the site into `out/`: `npm run build`. The last build is deleted first, facts and settings are
 * checked, and the new one is made in another folder and moved when it is whole. So `out/` is never half
 * finished, nor an older build after one that failed. `-- --plain` leaves the compressed files out, for
 * tests that look at something else.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { practice } from '../content/practice';
import { bundler } from './lib/bundler';
import { loadSettings } from './lib/settings';
import { stop } from './lib/stop';

const folder = 'out';
const unfinished = 'out.unfinished';

clear();
loadSettings();
// Imported only now: these take long to load, or need posts that can be read.
const { checkPosts } = await import('./lib/check-posts');
const { makePortrait } = await import('./build/portrait');
const { filesForServers, filesInExport, passedLimits } = await import('../hosting/files');
await Promise.all([checkPosts(), makePortrait(practice)]).catch(stop);
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
run(next, 'build', bundler);
write(unfinished, filesInExport);
write('hosting/made', filesForServers);
for (const step of ['social-cards.tsx', 'finish-export.ts'])
  run('--import', import.meta.resolve('tsx'), script(step), unfinished, ...process.argv.slice(2));
renameSync(unfinished, folder);
const files = readdirSync(folder, { recursive: true, withFileTypes: true });
for (const sentence of passedLimits(files.filter((entry) => entry.isFile()).length))
  console.log(`\n${sentence}`);
// Netlify and Vercel read here where the export is.
writeFileSync(
  join('.next', 'export-detail.json'),
  JSON.stringify({ version: 1, outDirectory: resolve(folder), success: true }),
);

function run(...command: string[]) {
  const { status } = spawnSync(process.execPath, command, {
    stdio: 'inherit',
    env: {
      ...process.env,
      EXPORT_FOLDER: unfinished,
      // Node compresses in four threads, however many processors there are.
      UV_THREADPOOL_SIZE: String(Math.max(4, availableParallelism())),
    },
  });
  if (status === 0) return;
  clear();
  console.error(`\nThe build has failed, so there is no ${folder}/.\n`);
  process.exit(1);
}

function write(folder: string, files: Record<string, string>) {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

function clear() {
  // The development server's types may be of routes that are gone.
  for (const path of [folder, unfinished, '.next/dev/types'])
    rmSync(path, { recursive: true, force: true });
}

function script(name: string): string {
  return fileURLToPath(new URL(`build/${name}`, import.meta.url));
}
