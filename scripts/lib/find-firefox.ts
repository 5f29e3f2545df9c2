import { existsSync } from 'node:fs';

const places = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Finds a Firefox to run the browser tests in, besides Chromium. It installs none: they only add to them. */
export function findFirefox(): string | undefined {
  return places.find((path) => path && existsSync(path));
}
