import '../../scripts/load-env.mjs';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { readSettings } from '@/site/checks/settings';
import { engines } from '../engines/visitor';
import { browserNote, findBrowser } from '../tools/find-browser';
import { freePort } from '../tools/local-server';
import { windows } from './windows';

// Every worker reads this file, too: what the first process chose is handed on to them.
process.env.PORT ||= String(await freePort());
const port = Number(process.env.PORT);
const executablePath = findBrowser();
if (!process.env.TEST_WORKER_INDEX) console.log(browserNote(executablePath));

if (readSettings(process.env).enquiryEndpoint)
  throw new Error(
    'These tests press the form’s button, and the form of this build may be connected. "npm test" builds a site for them.',
  );

/** The browser tests run against the exported site behind the server of `npm start`. */
export default defineConfig<object, { engine: keyof typeof engines }>({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A machine that others use, too, may stop for seconds; the summary counts what passed only then.
  retries: process.env.CI ? 1 : 0,
  // One more would only make each test slower.
  workers: availableParallelism(),
  reporter: [['dot'], ['json', { outputFile: '../../test-results/browser.json' }]],
  outputDir: '../../test-results/browser',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-AU',
    trace: 'off',
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
  webServer: {
    // Compressing for a browser on the same machine is work for nothing.
    command: 'npm run serve -- --no-compression',
    cwd: '../..',
    port,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
  projects: [
    // Every screen, in three windows one after another.
    { name: 'screens', testDir: './screens', use: { viewport: windows.desktop } },
    // What a visitor does; these tests choose their windows themselves.
    { name: 'behaviour', testDir: './behaviour', use: { viewport: { width: 1280, height: 900 } } },
    // Enquiries that are delivered, on a build of their own.
    { name: 'delivery build', testDir: './delivery', testMatch: 'build.setup.ts' },
    { name: 'delivery', testDir: './delivery', dependencies: ['delivery build'] },
    // One short suite in the other engines, where they are installed.
    ...(['firefox', 'webkit'] as const)
      .filter((engine) => engines[engine])
      .map((engine) => ({
        name: engine,
        testDir: '../engines',
        fullyParallel: false,
        workers: 1,
        use: { engine },
      })),
  ],
});
