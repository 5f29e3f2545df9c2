import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../scripts/lib/find-browser';
import { findFirefox } from '../../scripts/lib/find-firefox';
import { findWebKit } from '../../scripts/lib/find-webkit';
import { freePort } from '../../scripts/lib/free-port';
import { windows } from './windows';

// Every worker reads this file, too: what the first process chose is handed on to them.
process.env.PORT ||= String(await freePort());
const port = Number(process.env.PORT);
const firefox = findFirefox();

/** A Firefox that reduces movement, which it cannot be told page by page yet. */
const inFirefox = {
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  emulatesMedia: false,
  launchOptions: {
    executablePath: resolve('scripts/lib/firefox.mjs'),
    env: { ...process.env, FIREFOX_PATH: firefox },
    firefoxUserPrefs: {
      'ui.prefersReducedMotion': 1,
      // Milliseconds that it waits for a typeface which is `optional`: else a busy machine shows the system's.
      'gfx.downloadable_fonts.fallback_delay_short': 10_000,
    },
  },
};

/** The browser tests run against the exported site behind the server of `npm start`. */
export default defineConfig<{ emulatesMedia: boolean }>({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A machine that others use, too, may stop for seconds; the summary counts what passed only then.
  retries: process.env.CI ? 1 : 0,
  // One more than there are cores: much of a test is waiting.
  workers: availableParallelism() + 1,
  reporter: [['dot'], ['json', { outputFile: '../../test-results/browser.json' }]],
  outputDir: '../../test-results/browser',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-AU',
    trace: 'off',
    launchOptions: {
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'node scripts/preflight.cjs port scripts/serve.ts',
    cwd: '../..',
    port,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
  projects: [
    // In WebKit, where there is one. Playwright does not drive it: `__tests__/webkit/session.ts` does, in one
    // window, which takes longest and so begins first.
    ...(findWebKit()
      ? [{ name: 'webkit', testDir: '../webkit', fullyParallel: false, workers: 1 }]
      : []),
    // Every screen, in three windows one after another.
    { name: 'screens', testDir: './screens', use: { viewport: windows.desktop } },
    // What a visitor does; these tests choose their windows themselves.
    { name: 'behaviour', testDir: './behaviour', use: { viewport: { width: 1280, height: 900 } } },
    // The development server, while its developer saves.
    { name: 'development', testDir: './development' },
    // Enquiries that are delivered, on a build of their own.
    { name: 'delivery build', testDir: './delivery', testMatch: 'build.setup.ts' },
    { name: 'delivery', testDir: './delivery', dependencies: ['delivery build'] },
    // The same tests in Firefox, where there is one.
    ...(firefox
      ? [
          {
            name: 'firefox',
            testMatch: ['behaviour/**', 'screens/**'],
            // Playwright cannot switch scripts off in it, nor choose paper, colours or movement page by page; its taps make
            // no clicks; and what it fills in does not come as input, so that React does not hear it. The
            // form is sent in book-a-session.spec.ts, by keys. What a fault leaves on the console is worded
            // by each browser, and the tests of faults know Chromium's words. It reports no shifts of the layout,
            // nor what came from its cache.
            testIgnore: [
              'without-scripts.spec.ts',
              'enquiry.spec.ts',
              'faults.spec.ts',
              'colours-and-paper.spec.ts',
              'layout-shift.spec.ts',
              'second-visit.spec.ts',
            ],
            grepInvert: [
              // The system's typeface is a wider one in it, where there is no Arial: the header is tried in its own.
              /by touch|nothing may move|in the system’s typeface/,
              // Its scrollbar takes room, which a phone's does not, and counts in `vw`; the trace is Chromium's; and here
              // movement is reduced.
              /on the smallest phones|the compositor’s|the river draws itself/,
              // What is tried in each language, it tries in one, and the article: browsers differ in how they draw, not in
              // the words.
              /(at-rest|header-footer|header-room|large-text|line-breaks|not-found|page-contents|receipt-length).*(\bin |: )(en|es|pt-br)\b/,
              /every-screen\S* (?!\/(fr|blog\/infidelity-ptsd)\b)/,
            ],
            use: { ...inFirefox, viewport: { width: 1280, height: 900 } },
          },
        ]
      : []),
  ],
});
