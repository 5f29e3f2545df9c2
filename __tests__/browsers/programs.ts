/** Programs of this machine that the project does not bring with it. */
import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The first of some paths at which there is something. */
export function firstThere(...paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path && existsSync(path));
}

/** Whether Debian's packages can be installed here. */
export function hasDebian(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** @throws when one of the packages could not be installed */
export function installDebian(packages: string): void {
  execSync(`apt-get update -qq && apt-get install -y -qq ${packages}`, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
