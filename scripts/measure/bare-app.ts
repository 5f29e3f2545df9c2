import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { bundler } from '../lib/bundler';

const bareApp = '__tests__/browser/fixtures/bare-app';
const cache = 'node_modules/.cache/bare-app';

/**
 * A page of the same framework with nothing on it, built by the bundler that builds the site. It is kept
 * below `node_modules` until something that makes it changes.
 * @returns the folder of its export
 * @throws with what the build said, when it failed
 */
export function bareExport(): string {
  const folder = join(cache, whatMakesIt());
  if (existsSync(folder)) return folder;
  const { status, stderr, stdout } = spawnSync('npx', ['next', 'build', bareApp, bundler], {
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`${bareApp} could not be built:\n${stdout}${stderr}`);
  rmSync(cache, { recursive: true, force: true });
  cpSync(join(bareApp, 'out'), `${folder}.unfinished`, { recursive: true });
  renameSync(`${folder}.unfinished`, folder);
  return folder;
}

/** The framework as it is installed, the bundler, the app itself, and the browsers it is made for. */
function whatMakesIt(): string {
  const versions = ['next', 'react', 'react-dom'].map(
    (name) => `node_modules/${name}/package.json`,
  );
  const sources = readdirSync(bareApp, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/^(out|\.next)(\/|$)/.test(name))
    .map((name) => join(bareApp, name))
    .filter((path) => statSync(path).isFile());
  const hash = createHash('sha256').update(bundler).update(process.version);
  for (const path of [...versions, ...sources.sort(), 'package.json'])
    hash.update(path).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}
