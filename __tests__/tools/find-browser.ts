import { execFileSync, execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * Finds a Chromium for the browser tests, and installs one where there is none: Debian's package
 * where `apt-get` may be used, else Playwright's own download.
 * @param whole whether it needs the back/forward cache, which the headless shell has not
 * @returns the path of its program
 * @throws when there is none and none could be installed
 */
export function findBrowser({ whole = false } = {}): string {
  return found(whole) ?? installed(whole);
}

function found(whole: boolean): string | undefined {
  return firstThere(
    process.env.CHROMIUM_PATH,
    // The same without a window around the page: a third of the work for each page that is opened.
    whole ? undefined : '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    chromium.executablePath(),
  );
}

function installed(whole: boolean): string {
  console.log('No Chromium was found; installing one …');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    installDebian('chromium');
    try {
      installDebian('chromium-headless-shell');
    } catch {
      // Not every Debian has it, and Chromium alone will do.
    }
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

/** The first of some paths at which there is something. */
export function firstThere(...paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path && existsSync(path));
}

function installDebian(name: string): void {
  execSync(`apt-get update -qq && apt-get install -y -qq ${name}`, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
