import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export type WebKit = {
  /** Answers WebDriver for the browser. */
  driver: string;
  /** WebKit's own small browser, which lets itself be driven. */
  browser: string;
  /** A screen without a monitor, since that browser has a window. */
  screen: string;
};

/**
 * Finds a WebKit to run the browser tests in, besides Chromium: Debian's packages `webkit2gtk-driver` and `xvfb`.
 * It installs none: they only add to the tests.
 */
export function findWebKit(): WebKit | undefined {
  const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
  if (!existsSync(driver) || !existsSync(screen)) return;
  // The folder is named after the machine's processor and the version of the interface.
  const browser = foldersIn('/usr/lib', /-linux-gnu/)
    .flatMap((folder) => foldersIn(folder, /^webkit2gtk-/))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
  return browser ? { driver, browser, screen } : undefined;
}

function foldersIn(folder: string, name: RegExp): string[] {
  return readdirSync(folder)
    .filter((entry) => name.test(entry))
    .map((entry) => join(folder, entry));
}
