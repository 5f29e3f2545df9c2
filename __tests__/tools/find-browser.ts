import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Chromium without a window around the page: a third of the work for each page that is opened. */
const headlessShell = '/usr/bin/chromium-headless-shell';
/** Whether Debian's packages can be installed. */
const withPackages = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Finds a Chromium for the browser tests. Debian's headless shell is installed where it is missing and may be; elsewhere,
 * where there is no Chromium at all, Playwright's own is downloaded.
 * @param whole whether it needs the back/forward cache, which the headless shell has not
 * @returns the path of its program
 * @throws when there is none and none could be installed
 */
export function findBrowser({ whole = false } = {}): string {
  const { CHROMIUM_PATH } = process.env;
  if (withPackages && !whole && !CHROMIUM_PATH && !existsSync(headlessShell))
    install('chromium-headless-shell');
  return found(whole) ?? installed(whole);
}

function found(whole: boolean): string | undefined {
  return firstThere(
    process.env.CHROMIUM_PATH,
    whole ? undefined : headlessShell,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    chromium.executablePath(),
  );
}

function installed(whole: boolean): string {
  if (withPackages) install('chromium');
  else execSync('npx playwright install chromium', { stdio: 'inherit' });
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

/** Installs a package of Debian. Not every release has the headless shell, and Chromium alone will do. */
function install(name: string): void {
  console.log(`${name} was not found; installing it …`);
  try {
    execSync(`apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name}`, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    console.log(`${name} could not be installed.`);
  }
}
