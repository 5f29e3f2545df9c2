import { firstThere } from './programs';

/** Finds a Firefox to run the browser tests in, besides Chromium. It installs none: they only add to them. */
export function findFirefox(): string | undefined {
  return firstThere(
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  );
}
