import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * Finds a Chromium. The headless shell comes first, since it does a third of the work a page. Where there is none, it
 * is installed: Debian's where it can be.
 * @returns the path of its program
 * @throws when there is none and none could be installed
 */
export function findBrowser(): string {
  const found = foundBrowser();
  if (found) return found;
  // Liberation is as wide as Arial, which nearly every visitor has until a page's own typefaces come.
  const packages = 'chromium-headless-shell fonts-liberation';
  const debian = `apt-get install -y -qq --no-install-recommends ${packages}`;
  const download = 'npx playwright install chromium';
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const install = mayInstall ? `apt-get update -qq && ${debian} || ${download}` : download;
  console.log(`There is no Chromium here: ${install}`);
  execSync(install, { stdio: ['ignore', 'ignore', 'inherit'] });
  return foundBrowser() ?? chromium.executablePath();
}

function foundBrowser(): string | undefined {
  return firstThere(
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    chromium.executablePath(),
  );
}

/** The first of some paths at which there is something. */
export function firstThere(...paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path && existsSync(path));
}

/** How Playwright starts it. */
export function launchOptions() {
  return {
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-background-networking'],
  };
}
