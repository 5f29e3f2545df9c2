import { spawnSync } from 'node:child_process';
import { bundler } from '../lib/bundler';

const bareApp = '__tests__/browser/fixtures/bare-app';

/**
 * Builds a page of the same framework with nothing on it, by the bundler that builds the site.
 * @returns the folder of its export
 * @throws with what the build said, when it failed
 */
export function buildBareApp(): string {
  const { status, stderr, stdout } = spawnSync('npx', ['next', 'build', bareApp, bundler], {
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`${bareApp} could not be built:\n${stdout}${stderr}`);
  return `${bareApp}/out`;
}
