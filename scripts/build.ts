/**
 * Builds the site into `out/`: `npm run build`. The last build is deleted first, facts and settings are
 * checked, and the new one is made in another folder and moved when it is whole. So `out/` is never half
 * finished, nor an older build after one that failed. `-- --plain` leaves the compressed files out, for
 * tests that look at something else.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { practice } from '../content/practice';
import { bundler, nextProgram } from './lib/bundler';
import { filesIn } from './lib/files-in';
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
run(nextProgram, 'build', bundler);
write(unfinished, filesInExport);
write('hosting/made', filesForServers);
for (const step of ['social-cards.tsx', 'finish-export.ts'])
  run('--import', 'tsx', `scripts/build/${step}`, unfinished, ...process.argv.slice(2));
renameSync(unfinished, folder);
for (const sentence of passedLimits(filesIn(folder).length)) console.log(`\n${sentence}`);
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
