import { execFileSync, execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'];

/**
 * Finds a Chromium for the browser tests, and installs one where there is none: Debian's package
 * where `apt-get` may be used, else Playwright's own download.
 * @returns the path of its program
 * @throws when there is none and none could be installed
 */
export function findBrowser(): string {
  return found() ?? installed();
}

function found(): string | undefined {
  return [...places, chromium.executablePath()].find((path) => path && existsSync(path));
}

function installed(): string {
  console.log('No Chromium was found; installing one …');
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (debian) {
    execSync('apt-get update -qq && apt-get install -y -qq chromium', {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } else {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  const path = found();
  if (!path)
    throw new Error(
      'A Chromium could not be installed. Install one and set CHROMIUM_PATH to its program.',
    );
  return path;
}
