import { firstThere } from './programs';

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
  const driver = firstThere('/usr/bin/WebKitWebDriver');
  const screen = firstThere('/usr/bin/Xvfb');
  // Debian's names of the processors, and the versions of WebKit's interface.
  const browser = firstThere(
    ...['x86_64', 'aarch64'].flatMap((processor) =>
      ['4.1', '4.0'].map((api) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-${api}/MiniBrowser`),
    ),
  );
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}
