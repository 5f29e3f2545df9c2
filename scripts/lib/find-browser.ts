import { execFileSync, execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const places = [
  process.env.CHROMIUM_PATH,
  // The same without a window around the page: a third of the work for each page that is opened.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
];

/**
 * Finds a Chromium for the browser tests, and installs one where there is none: Debian's package
 * where `apt-get` may be used, else Playwright's own download.
 * @param whole whether it has to have what only a browser with a window has: the back/forward cache
 * @returns the path of its program
 * @throws when there is none and none could be installed
 */
export function findBrowser({ whole = false } = {}): string {
  return found(whole) ?? installed(whole);
}

function found(whole: boolean): string | undefined {
  return [...places, chromium.executablePath()].find(
    (path) => path && existsSync(path) && !(whole && path.endsWith('headless-shell')),
  );
}

function installed(whole: boolean): string {
  console.log('No Chromium was found; installing one …');
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (debian) {
    const install = 'apt-get install -y -qq';
    execSync(
      `apt-get update -qq && ${install} chromium && (${install} chromium-headless-shell || true)`,
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      },
    );
  } else {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  const path = found(whole);
  if (!path)
    throw new Error(
      'A Chromium could not be installed. Install one and set CHROMIUM_PATH to its program.',
    );
  return path;
}
