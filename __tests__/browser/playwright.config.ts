import '../../scripts/load-env.mjs';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { readSettings } from '@/facts/settings';
import { findBrowser } from '../tools/find-browser';
import { freePort } from '../tools/local-server';
import { windows } from './windows';

// Every worker reads this file, too: what the first process chose is handed on to them.
process.env.PORT ||= String(await freePort());
const port = Number(process.env.PORT);

if (readSettings(process.env).enquiryEndpoint)
  throw new Error(
    'These tests press the form’s button, and the form of this build may be connected. "npm test" builds a site for them.',
  );

/** The browser tests run against the exported site behind the server of `npm start`. */
export default defineConfig({
  globalSetup: './announce-browser.ts',
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
      executablePath: findBrowser(),
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
  ],
});
