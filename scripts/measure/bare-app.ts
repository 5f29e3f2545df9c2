import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compressFiles } from '../build/finish-export/compress';
import { bundler } from '../lib/bundler';
import { filesIn } from '../lib/files-in';

const bareApp = '__tests__/browser/fixtures/bare-app';
const cache = 'node_modules/.cache/bare-page';

/**
 * A page of the same framework with nothing on it, built by the bundler that builds the site, and compressed as
 * the site is. It is kept below `node_modules` until something that makes it changes.
 * @returns the folder of its export
 * @throws with what the build said, when it failed
 */
export async function bareExport(): Promise<string> {
  const folder = join(cache, whatMakesIt());
  if (existsSync(folder)) return folder;
  const { status, stderr, stdout } = spawnSync('npx', ['next', 'build', bareApp, bundler], {
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`${bareApp} could not be built:\n${stdout}${stderr}`);
  rmSync(cache, { recursive: true, force: true });
  const unfinished = `${folder}.unfinished`;
  cpSync(join(bareApp, 'out'), unfinished, { recursive: true });
  await compressFiles(filesIn(unfinished));
  renameSync(unfinished, folder);
  return folder;
}

/** What is installed, the bundler, the browsers that it builds for, and the app itself. */
function whatMakesIt(): string {
  const sources = [join(bareApp, 'next.config.mjs'), ...filesIn(join(bareApp, 'app'))];
  const hash = createHash('sha256').update(bundler).update(process.version);
  for (const path of ['package-lock.json', 'package.json', ...sources])
    hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}
