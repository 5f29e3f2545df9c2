import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser';

const port = Number(process.env.PORT || 3100);

/** The browser tests run against the exported site behind the server of `npm start`. */
export default defineConfig({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
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
    command: 'npx tsx scripts/serve.ts',
    cwd: '../..',
    port,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
  projects: [
    // What an answer of the server holds is the same for every window.
    { name: 'export', testDir: './export' },
    // Every screen, in three windows.
    {
      name: 'phone',
      testDir: './screens',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    {
      name: 'tablet',
      testDir: './screens',
      use: { viewport: { width: 820, height: 1180 }, hasTouch: true },
    },
    { name: 'desktop', testDir: './screens', use: { viewport: { width: 1440, height: 900 } } },
    // What a visitor does; these tests choose their windows themselves.
    { name: 'behaviour', testDir: './behaviour', use: { viewport: { width: 1280, height: 900 } } },
    // Enquiries that are delivered, on a build of their own (ruling 22).
    { name: 'delivery build', testDir: './delivery', testMatch: 'build.setup.ts' },
    { name: 'delivery', testDir: './delivery', dependencies: ['delivery build'] },
  ],
});
